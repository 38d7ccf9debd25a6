import type { CountedMail, Mail } from '../../../application/commerce/mail/mail.ts'

export const aMail = (stated: Partial<Mail> = {}): CountedMail => ({
  key: 'mail-1',
  to: 'erika@example.ch',
  from: 'hallo@iris.example',
  subject: 'Guten Tag',
  sender: 'Iris',
  brandChannel: 'iris',
  text: 'Guten Tag\n',
  content: { locale: 'de', opening: ['Guten Tag'], parts: [], closing: [] },
  ...stated,
  isCounted: true,
})
