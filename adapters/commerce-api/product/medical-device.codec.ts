import * as t from 'io-ts'
import type { MedicalDevice } from '../../../domain/product/medical-device.ts'
import { withoutAbsent, type Complete } from '../../../domain/without-absent.ts'
import { nullable } from '../codec/nullable.ts'
import { orAbsent, orNull } from '../codec/or-null.ts'
import { LocalTextRecord } from '../values/local-text.codec.ts'

const CompanyWire = t.strict({ name: t.string, address: t.string }, 'DeviceCompany')

/** Every field but the manufacturer is null where it does not apply. */
export const DeviceWire = t.strict(
  {
    manufacturer: CompanyWire,
    eu_representative: nullable(CompanyWire),
    swiss_representative: nullable(CompanyWire),
    notified_body: nullable(t.string),
    udi_di: nullable(t.string),
    storage: nullable(LocalTextRecord),
    instructions: nullable(LocalTextRecord),
  },
  'MedicalDevice',
)
type DeviceWire = t.TypeOf<typeof DeviceWire>

export const deviceToWire = (device: MedicalDevice): DeviceWire => ({
  manufacturer: device.manufacturer,
  eu_representative: orNull(device.euRepresentative),
  swiss_representative: orNull(device.swissRepresentative),
  notified_body: orNull(device.notifiedBody),
  udi_di: orNull(device.udiDi),
  storage: orNull(device.storage),
  instructions: orNull(device.instructions),
})

export const deviceOf = (wire: DeviceWire): MedicalDevice =>
  withoutAbsent<Complete<MedicalDevice>>({
    manufacturer: wire.manufacturer,
    euRepresentative: orAbsent(wire.eu_representative),
    swissRepresentative: orAbsent(wire.swiss_representative),
    notifiedBody: orAbsent(wire.notified_body),
    udiDi: orAbsent(wire.udi_di),
    storage: orAbsent(wire.storage),
    instructions: orAbsent(wire.instructions),
  })
