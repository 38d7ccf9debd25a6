/** A short message over the page. A persistent one stays until it is closed (Account §4.4), or until its source is retried. */
export type Notice<Content> = {
  readonly id: number
  readonly isPersistent: boolean
  /** The feature it belongs to. */
  readonly source?: string
  readonly content: Content
}

/** The maximum number shown at once (Account §9). */
export const MAX_NOTICES = 3

/** Milliseconds after which a notice disappears (Account §9). */
export const NOTICE_DURATION = 6000

/** Adds a notice; beyond the maximum the oldest is removed (Account §4.4). */
export const withNotice = <Content>(notices: readonly Notice<Content>[], added: Notice<Content>): readonly Notice<Content>[] =>
  [...notices, added].slice(-MAX_NOTICES)

export const withoutNotice = <Content>(notices: readonly Notice<Content>[], id: number): readonly Notice<Content>[] =>
  notices.filter((notice) => notice.id !== id)

/** Removes the notices of a source before it is retried. */
export const withoutSource = <Content>(notices: readonly Notice<Content>[], source: string): readonly Notice<Content>[] =>
  notices.filter((notice) => notice.source !== source)
