import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deviceFaults, gtinCheckDigit, type MedicalDevice } from '../../../domain/product/medical-device.ts'
import { aDevice } from '../../support/builders/device.ts'

const faultsOf = (stated: Partial<MedicalDevice>): readonly string[] =>
  deviceFaults(aDevice(stated)).map(({ _tag, field }) => `${field} ${_tag}`)

const digits = (length: number) => fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((all) => all.join(''))

describe('J11 the data of a medical device', () => {
  it('are accepted complete, and with the manufacturer alone', () => {
    expect(faultsOf({})).toEqual([])
    expect(deviceFaults({ manufacturer: { name: 'Linsen AG', address: 'Seestrasse 1, 8000 Zürich' } })).toEqual([])
  })

  it('name each company with its postal address', () => {
    const blank = { name: ' ', address: '' }
    expect(faultsOf({ manufacturer: blank, euRepresentative: { name: 'Lens EU', address: ' ' }, swissRepresentative: blank })).toEqual([
      'manufacturer.name Missing', 'manufacturer.address Missing', 'euRepresentative.address Missing',
      'swissRepresentative.name Missing', 'swissRepresentative.address Missing',
    ])
  })

  it('name the notified body by four digits', () => {
    fc.assert(fc.property(digits(4), (notifiedBody) => { expect(faultsOf({ notifiedBody })).toEqual([]) }))
    for (const notifiedBody of ['', '123', '01234', 'CE 0123', '12a4', '٠١٢٣', '0123\n'])
      expect(faultsOf({ notifiedBody }), notifiedBody).toEqual(['notifiedBody OutOfRange'])
  })

  it('identify the device by a GTIN-14 with its check digit, so that a mistyped digit is detected', () => {
    // The example of the GS1 General Specifications.
    expect(gtinCheckDigit('629104150021')).toBe(3)
    fc.assert(fc.property(digits(13), fc.nat(13), fc.integer({ min: 1, max: 9 }), (beginning, at, other) => {
      const udiDi = `${beginning}${gtinCheckDigit(beginning)}`
      expect(faultsOf({ udiDi })).toEqual([])
      const mistyped = udiDi.split('').with(at, String((Number(udiDi[at]) + other) % 10)).join('')
      expect(faultsOf({ udiDi: mistyped })).toEqual(['udiDi OutOfRange'])
      expect(faultsOf({ udiDi: udiDi.slice(1) })).toEqual(['udiDi OutOfRange'])
      expect(faultsOf({ udiDi: `${udiDi}0` })).toEqual(['udiDi OutOfRange'])
    }))
  })

  it('identify the device by a code with letters, as other issuing entities use', () => {
    for (const udiDi of ['+A123BJC5D6E71G', '=/A9999XYZ100T0944', 'PP-1234567890']) expect(faultsOf({ udiDi }), udiDi).toEqual([])
    for (const udiDi of ['', 'A1', 'ABC 123456', '<script>', 'A'.repeat(26)])
      expect(faultsOf({ udiDi }), udiDi).toEqual(['udiDi OutOfRange'])
  })

  it('link to instructions on the web only, in each language', () => {
    const refused = ['http://lens.example/ifu', 'javascript:alert(1)', '/ifu.pdf', '', 'data:text/html,x', 'https://shop@evil.example/']
    for (const address of refused)
      expect(faultsOf({ instructions: { de: 'https://lens.example/ifu', it: address } }), address).toEqual(['instructions.it OutOfRange'])
    expect(faultsOf({ storage: { de: '', fr: 'Au frais' } })).toEqual(['storage.de Missing'])
  })
})
