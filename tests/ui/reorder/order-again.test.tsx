import { describe, expect, it } from 'vitest'
import { OrderAgainView } from '../../../ui/reorder/OrderAgainView.tsx'
import { attributesOf } from '../../support/html.ts'
import { renderedView, words } from '../../support/render-view.tsx'

describe('the next order date of an order', () => {
  it('CC-REORD-14 shows the days and the date that the shop estimated', async () => {
    const html = await renderedView(<OrderAgainView again={{ interval: 60, reorderAt: '2024-05-01' }} button={null} />)
    expect(words(html)).toContain('60 Tage')
    expect(words(html)).toContain('1. Mai 2024')
    expect(attributesOf(html, 'time', 'datetime')).toEqual(['2024-05-01'])
  })

  it('shows no days if unknown', async () => {
    expect(words(await renderedView(<OrderAgainView again={{}} button={null} />))).not.toMatch(/\d/)
  })
})
