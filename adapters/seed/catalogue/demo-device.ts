import { gtinCheckDigit, type MedicalDevice } from '../../../domain/product/medical-device.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { ProductType } from '../../../domain/product/product-type.ts'
import { inEveryLocale } from '../words/in-every-locale.ts'
import words from '../words/device.json' with { type: 'json' }
import type { CatalogueEntry } from './catalogue-entry.codec.ts'

const DEVICES: readonly ProductType[] = ['lens', 'fun_lens', 'lenscare', 'saline', 'All_in_One']

/** GS1 reserves the prefix 952 for examples: no product on sale has such a number. */
const exampleGtin = (id: ProductId): string => {
  const digits = `09520000${String(id).padStart(5, '0')}`
  return `${digits}${gtinCheckDigit(digits)}`
}

const demoCompany = (name: string, country: string) => ({ name: `${name} (DEMO)`, address: `Demo Street 1, 00000 Demo Town, ${country}` })

type DeviceEntry = Pick<CatalogueEntry, 'type' | 'maker' | 'key'>

/** Recognisable as fictitious: no notified body has the number 0000, and the host does not exist. */
export const demoDevice = ({ type, maker, key }: DeviceEntry, id: ProductId): MedicalDevice | undefined =>
  DEVICES.includes(type)
    ? {
        manufacturer: demoCompany(maker, 'US'),
        euRepresentative: demoCompany(`${maker} EU`, 'DE'),
        swissRepresentative: demoCompany(`${maker} CH`, 'CH'),
        notifiedBody: '0000',
        udiDi: exampleGtin(id),
        storage: words.storage,
        instructions: inEveryLocale((locale) => `https://instructions.example/${key}/${locale}`),
      }
    : undefined
