/** What the shopper reads and tells the phone: the year and a running number, `IR-2026-000123`. */
export const orderNumber = (year: number, sequence: number): string => `IR-${year}-${String(sequence).padStart(6, '0')}`
