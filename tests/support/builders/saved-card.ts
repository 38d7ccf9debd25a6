import { makeSavedCard, type SavedCard } from '../../../domain/payment/saved-card.ts'
import { made } from './made.ts'

/** A saved Visa, valid through June 2028. */
export const aSavedCard = (stated: Partial<Record<'providerToken' | 'method' | 'masked' | 'expiry', string>> = {}): SavedCard =>
  made(makeSavedCard({
    providerToken: 'AAABeM8amw3ssdexyrAAAYwp9fXrAIkp', method: 'visa', masked: '424242xxxxxx4242', expiry: '2028-06', ...stated,
  }))
