import type { Locale } from '../../../domain/shop/locale.ts'
import { token } from '../../token.ts'

/** The path of the data export, with its texts in a language. */
export type DataExportPath = (locale: Locale) => string
export const DataExportPath = token<DataExportPath>('DataExportPath')
