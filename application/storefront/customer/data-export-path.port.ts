import type { Locale } from '../../../domain/shop/locale.ts'
import { token } from '../../token.ts'

/** Where a form has all that is kept of a customer told as a file, its texts in a language. */
export type DataExportPath = (locale: Locale) => string
export const DataExportPath = token<DataExportPath>('DataExportPath')
