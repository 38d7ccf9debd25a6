import type { MessageId } from '../messages/message-id.ts'

export type ContentBlock =
  | { readonly _tag: 'Paragraph'; readonly text: MessageId }
  | { readonly _tag: 'List'; readonly items: readonly MessageId[] }
  | { readonly _tag: 'ContactRows' }
  | { readonly _tag: 'CompanyRows' }
  | { readonly _tag: 'ReturnAddress' }
  /** The official EU notice on the legal guarantee of conformity, if the operator has added it. */
  | { readonly _tag: 'GuaranteeArtwork' }
  /** A link to a page where an action is done; a path below the language prefix. */
  | { readonly _tag: 'Link'; readonly label: MessageId; readonly path: string }

export type ContentSection = {
  readonly title: MessageId
  readonly blocks: readonly ContentBlock[]
  /** Links to the section end in `#` and this. */
  readonly anchor?: string
}

/** An information page: title, summary and sections. */
export type ContentText = {
  readonly title: MessageId
  readonly description: MessageId
  readonly sections: readonly ContentSection[]
}

export const paragraph = (text: MessageId): ContentBlock => ({ _tag: 'Paragraph', text })
export const list = (...items: readonly MessageId[]): ContentBlock => ({ _tag: 'List', items })
export const contactRows: ContentBlock = { _tag: 'ContactRows' }
/** Company, postal address and register number; nothing if the shop has none. */
export const companyRows: ContentBlock = { _tag: 'CompanyRows' }
export const returnAddress: ContentBlock = { _tag: 'ReturnAddress' }
export const guaranteeArtwork: ContentBlock = { _tag: 'GuaranteeArtwork' }

export const pageLink = (label: MessageId, path: string): ContentBlock => ({ _tag: 'Link', label, path })

export const section = (title: MessageId, ...blocks: readonly ContentBlock[]): ContentSection => ({ title, blocks })
