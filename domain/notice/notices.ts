/**
 * A short message that appears over the page. A persistent one stays until it is closed (Account §4.4), or until what it comes
 * from is tried again.
 */
export type Notice<Content> = {
  readonly id: number
  readonly isPersistent: boolean
  /** What it tells of. */
  readonly source?: string
  readonly content: Content
}

/** More than this many are never shown at once (Account §9). */
export const MOST_NOTICES = 3

/** Milliseconds after which a notice leaves by itself (Account §9). */
export const NOTICE_DURATION = 6000

/** Adds the newest; the oldest makes room (Account §4.4). */
export const withNotice = <Content>(shown: readonly Notice<Content>[], added: Notice<Content>): readonly Notice<Content>[] =>
  [...shown, added].slice(-MOST_NOTICES)

export const withoutNotice = <Content>(shown: readonly Notice<Content>[], id: number): readonly Notice<Content>[] =>
  shown.filter((notice) => notice.id !== id)

/** Before something is tried again, what was said of the last try leaves. */
export const withoutSource = <Content>(shown: readonly Notice<Content>[], source: string): readonly Notice<Content>[] =>
  shown.filter((notice) => notice.source !== source)
