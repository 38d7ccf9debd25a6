import { expect, it } from 'vitest'
import { retentionCutoffs } from '../../../domain/settings/retention.ts'
import messages from '../../../ui/messages/content.json' with { type: 'json' }

const NOW = new Date('2026-06-02T12:00:00Z')
const daysSince = (date: Date): number => (NOW.getTime() - date.getTime()) / 86_400_000

it('H-S11 the privacy policy names the periods that the shop keeps to, in every language', () => {
  const { carts, accountCarts, accounts } = retentionCutoffs(NOW)
  const periods = [carts, accountCarts, accounts].map(daysSince)
  for (const [language, text] of Object.entries(messages['content.privacy.duration_carts']))
    expect([language, [...text.matchAll(/\d+/g)].map(Number)]).toEqual([language, periods])
})
