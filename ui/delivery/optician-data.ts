import * as E from 'fp-ts/lib/Either.js'
import type { Failure } from '../../domain/refusal.ts'
import { partnerDelivery, type PartnerDelivery, type PartnerOptician } from '../../domain/delivery/partner-optician.ts'
import { doorLines } from '../../domain/address/address-lines.ts'

export const OPTICIAN_PATH = '/my-account/optician'

/** An optician for display. */
export type StudioData = PartnerDelivery & { readonly studioId: string; readonly name: string; readonly lines: readonly string[] }

export const toStudioData = (partner: PartnerOptician): StudioData => ({
  studioId: partner.studioId, name: partner.name, lines: doorLines(partner.address), ...partnerDelivery(partner),
})

export type OpticianData =
  | { readonly _tag: 'Unanswered' }
  | { readonly _tag: 'Known'; readonly own: StudioData | undefined; readonly offered: readonly StudioData[] }

/** Both parts or neither: without one of them the page is of no use. */
export const toOpticianData = (
  own: E.Either<Failure, PartnerOptician | undefined>, offered: E.Either<Failure, readonly PartnerOptician[]>,
): OpticianData =>
  E.isLeft(own) || E.isLeft(offered)
    ? { _tag: 'Unanswered' }
    : {
        _tag: 'Known',
        own: own.right === undefined ? undefined : toStudioData(own.right),
        offered: offered.right.map(toStudioData),
      }
