import * as t from 'io-ts'
import type { DeviceCompany, MedicalDevice } from '../../../domain/product/medical-device.ts'
import { nullable } from '../codec/nullable.ts'
import { snakeRecord } from '../codec/snake-record.ts'
import { LocalTextRecord } from '../values/local-text.codec.ts'

type Fields<Record> = { readonly [field in keyof Record]-?: t.Mixed }

const CompanyWire = t.strict({ name: t.string, address: t.string } satisfies Fields<DeviceCompany>, 'DeviceCompany')
const company = nullable(CompanyWire)

/** Every field but the manufacturer is null if it does not apply. */
const device = snakeRecord({
  manufacturer: CompanyWire, euRepresentative: company, swissRepresentative: company, notifiedBody: nullable(t.string),
  udiDi: nullable(t.string), storage: nullable(LocalTextRecord), instructions: nullable(LocalTextRecord),
} satisfies Fields<MedicalDevice>)

export const DeviceWire = t.strict(device.props, 'MedicalDevice')

export const { toWire: deviceToWire, ofWire: deviceOf } = device
