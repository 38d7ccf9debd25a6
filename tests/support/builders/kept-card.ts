import { makeKeptCard, type KeptCard } from '../../../domain/payment/kept-card.ts'
import { made } from './made.ts'

/** A Visa that the house keeps, good through June 2028. */
export const aKeptCard = (stated: Partial<Record<'houseAlias' | 'method' | 'masked' | 'expiry', string>> = {}): KeptCard =>
  made(makeKeptCard({
    houseAlias: 'AAABeM8amw3ssdexyrAAAYwp9fXrAIkp', method: 'visa', masked: '424242xxxxxx4242', expiry: '2028-06', ...stated,
  }))
