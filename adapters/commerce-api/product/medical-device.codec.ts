import * as t from 'io-ts'
import type { DeviceCompany, MedicalDevice } from '../../../domain/product/medical-device.ts'
import { optional } from '../codec/field.ts'
import { record } from '../codec/record.ts'
import { LocalTextRecord } from '../values/local-text.codec.ts'

const company = record<DeviceCompany>('DeviceCompany', { name: t.string, address: t.string })

/** Every field but the manufacturer is null if it does not apply. */
export const DeviceRecord = record<MedicalDevice>('MedicalDevice', {
  manufacturer: company, euRepresentative: optional(company), swissRepresentative: optional(company), notifiedBody: optional(t.string),
  udiDi: optional(t.string), storage: optional(LocalTextRecord), instructions: optional(LocalTextRecord),
})
