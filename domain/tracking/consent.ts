/** The visitor's consent beyond what the shop needs to work; nothing is measured without it (decision A48). */
export const CONSENTS = ['statistics', 'necessary'] as const
export type Consent = (typeof CONSENTS)[number]

export const isConsent = (text: string): text is Consent => (CONSENTS as readonly string[]).includes(text)

export const mayMeasure = (consent: Consent | undefined): boolean => consent === 'statistics'
