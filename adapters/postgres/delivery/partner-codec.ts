import * as t from 'io-ts'
import type { PartnerOptician } from '../../../domain/delivery/partner-optician.ts'
import { addressCodec } from '../address/address-codec.ts'
import { recordCodec, type StoredCodec } from '../rows/record-codec.ts'

export const partnerCodec: StoredCodec<PartnerOptician> = recordCodec<PartnerOptician>(
  'PartnerOptician',
  { studioId: t.string, name: t.string, address: addressCodec, pickupEnabled: t.boolean, pickup: t.boolean },
  {},
)
