import type { Locale } from '../../domain/shop/locale.ts'

/** The paths of files that a browser opens or a form downloads; no operations. Only the owner can open them. */
const ALARMS = '/api/customers/me/reminder-alarms'
const DOCUMENTS = '/api/customers/me/documents'
const DATA_EXPORT = '/api/customers/me/data-export'

export const DOWNLOAD_ROUTES = {
  calendar: `${ALARMS}/:id/calendar.ics`, document: `${DOCUMENTS}/:document`, dataExport: DATA_EXPORT,
} as const

/** A reminder as a calendar file. */
export const calendarPath = (id: number): string => `${ALARMS}/${id}/calendar.ics`

export const documentPath = (document: string): string => `${DOCUMENTS}/${encodeURIComponent(document)}`

export const dataExportPath = (locale: Locale): string => `${DATA_EXPORT}?locale=${locale}`
