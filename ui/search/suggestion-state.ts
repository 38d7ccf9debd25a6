import type { KeyboardEvent } from 'react'

/** What the search box must tell about the list below it. */
export type ListState = { readonly isOpen: boolean; readonly activeId?: string }
export const CLOSED_LIST: ListState = { isOpen: false }

/** How the box reaches the list: keys pressed in it, and leaving it. */
export type SuggestionKeys = {
  readonly press: (event: KeyboardEvent<HTMLInputElement>) => void
  readonly close: () => void
}

export const SUGGESTIONS_ID = 'search-suggestions'
export const suggestionId = (row: number): string => `${SUGGESTIONS_ID}-${row}`
