import * as TE from 'fp-ts/TaskEither'
import type { PartnerBook } from '../../application/commerce/delivery/partner-book.port.ts'
import type { PartnerOptician } from '../../domain/delivery/partner-optician.ts'

/** Opticians by the e-mail address of their customer, in small letters. */
export const openPartnerBook = (partners: ReadonlyMap<string, PartnerOptician>): PartnerBook => ({
  partnerOf: (email) => TE.right(partners.get(email.toLowerCase())),
})
