import type { SearchRefusal } from '../../../domain/search/search-refusal.ts'
import { message } from '../message.ts'
import type { WordsFor } from './words-for.ts'

export const searchWords: WordsFor<SearchRefusal> = {
  InvalidSearchTerm: () => message('error.invalid_search_term'),
}
