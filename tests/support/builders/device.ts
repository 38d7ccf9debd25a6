import type { MedicalDevice } from '../../../domain/product/medical-device.ts'

/** A device with a complete label by default. */
export const aDevice = (stated: Partial<MedicalDevice> = {}): MedicalDevice => ({
  manufacturer: { name: 'Linsenwerk Inc.', address: '1 Example Drive, Victor, NY 14564, USA' },
  euRepresentative: { name: 'Linsenwerk Europe GmbH', address: 'Musterweg 2, 10115 Berlin, DE' },
  swissRepresentative: { name: 'Linsenwerk Schweiz AG', address: 'Seestrasse 1, 8000 Zürich, CH' },
  notifiedBody: '0123',
  udiDi: '09520000010010',
  storage: { de: 'Bei 2 bis 30 °C lagern.', fr: 'Conserver entre 2 et 30 °C.' },
  instructions: { de: 'https://instructions.example/1/de', fr: 'https://instructions.example/1/fr' },
  ...stated,
})
