import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCommerce, type Commerce } from '../../../application/commerce/commerce.ts'
import { REJECTION_REASONS } from '../../../domain/rating/rejection-reason.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { openApi } from '../../support/api/open-api-shop.ts'
import { aRating, aReview, stars, words } from '../../support/builders/rating.ts'
import { openCommerce, GUEST, everyUseCase } from '../../support/commerce.ts'
import { elements, attributesOf, textsOf } from '../../support/html.ts'
import { value } from '../../support/outcome.ts'
import { LENS, usualCatalogue } from '../../support/purchase.ts'
import { signedInAs } from '../../support/staff/back-office.ts'
import { alertOf, openBackOfficePages } from '../../support/staff/back-office-pages.ts'

const heldReview = (id: number, text: string, day: number) => aRating({
  id, productId: LENS.id, groupKey: LENS.group.key, stars: stars(2),
  review: aReview({ state: 'held', text: words(text), locale: 'fr', reviewer: 'Anne R.', writtenAt: `2026-02-${10 + day}T10:00:00.000Z` }),
})
const EXTERNAL_REFERENCES = 'Moins cher sur www.example.com <b>'
const shop = openCommerce({
  ...usualCatalogue(),
  ratings: [
    heldReview(1, 'Appelez-moi au 079 123 45 67.', 1), heldReview(2, EXTERNAL_REFERENCES, 2),
    heldReview(3, 'Voir https://example.test', 3),
    ...Array.from({ length: 21 }, (_none, index) => aRating({
      id: 10 + index, productId: LENS.id, groupKey: LENS.group.key, review: aReview({ text: words(`Veröffentlicht ${index}`) }),
    })),
  ],
})
let commerce: Commerce
let api: FastifyInstance
let backOffice: Awaited<ReturnType<typeof openBackOfficePages>>
const now = () => shop.clock.now()
beforeAll(async () => {
  commerce = makeCommerce(shop.deps)
  backOffice = await openBackOfficePages(shop.deps, now)
  api = await openApi(commerce)
})
afterAll(async () => { await Promise.all([backOffice.app.close(), api.close()]) })

const ON = '/desk/reviews'
const display = async () => value(everyUseCase(shop.deps).getProductReviews({ ...GUEST, locale: 'fr' }, { productId: LENS.id, page: 1 }))
const acts = async () => (await value(shop.storage.auditLog.find({ text: '1' }, { page: 1, itemsPerPage: 9 }))).acts
  .filter(({ what }) => what.startsWith('review.'))

describe('the review queue of the back office', () => {
  it('H-E04 shows held reviews with the oldest first, other states by choice and page by page, in four languages', async () => {
    const cookie = await backOffice.signedIn('cora', 'content')
    const { html, status } = await backOffice.send(ON, cookie)
    expect(status).toBe(200)
    expect(attributesOf(html, '[value=publish] ~ [type=hidden][name=id]', 'value')).toEqual(['1', '2', '3'])
    expect(textsOf(html, 'blockquote[lang=fr]')).toContain('Moins cher sur www.example.com <b>')
    expect(html).not.toContain('/desk/products/')
    expect(html).not.toContain('anna@example.ch')
    const published = await backOffice.send(`${ON}?state=published`, cookie)
    expect([elements(published.html, 'blockquote').length, published.html.includes('state=published&amp;page=2')]).toEqual([20, true])
    expect(elements((await backOffice.send(`${ON}?state=published&page=2`, cookie)).html, 'blockquote')).toHaveLength(1)
    for (const language of LOCALES) {
      const page = await backOffice.send(ON, cookie, undefined, language)
      expect([page.status, page.html.includes(`<html lang="${language}">`)]).toEqual([200, true])
    }
  })

  it('H-E04 requires the permission to moderate', async () => {
    for (const role of ['orders', 'products'] as const) {
      const cookie = await backOffice.signedIn(`no-${role}`, role)
      expect((await backOffice.send(ON, cookie)).status).toBe(403)
      expect((await backOffice.send(ON, cookie, { act: 'publish', id: '1', version: '0' })).status).toBe(403)
    }
    expect((await display()).total).toBe(21)
  })

  it('H-E04 publishes once; an action on an outdated page is rejected and changes nothing', async () => {
    const [cora, carl] = [await backOffice.signedIn('clea', 'content'), await backOffice.signedIn('carl', 'content')]
    const form = { act: 'publish', id: '1', version: '0' }
    expect((await backOffice.send(ON, cora, form)).to).toBe(ON)
    expect((await display()).total).toBe(22)
    const second = await backOffice.send(ON, carl, { act: 'reject', id: '1', version: '0', reason: 'offensive' })
    expect([second.status, alertOf(second)]).toEqual([409, 'This has been changed in the meantime. The current version is shown.'])
    const again = await backOffice.send(ON, carl, { act: 'publish', id: '1', version: '1' })
    expect([again.status, alertOf(again)]).toEqual([409, 'This review is already published.'])
    expect((await display()).total).toBe(22)
    expect((await acts()).map(({ by, what, about }) => [by, what, about])).toEqual([['clea', 'review.published', '1']])
  })

  it('H-E04 replies below a published review; a reply that is too long stays in the form', async () => {
    const cookie = await backOffice.signedIn('cleo', 'content')
    const published = `${ON}?state=published`
    const reply = { act: 'reply', id: '1', version: '1' }
    const long = `${'ä'.repeat(1000)}<x>`
    const refused = await backOffice.send(published, cookie, { ...reply, text: long })
    expect([refused.status, alertOf(refused)]).toEqual([422, 'A reply must have 2 to 1,000 characters.'])
    expect(refused.html).toContain('ä&lt;x&gt;</textarea>')
    expect((await backOffice.send(published, cookie, { ...reply, text: 'Merci,\r\nnous\u200B vous répondons.' })).to).toBe(published)
    const [first] = (await display()).reviews.filter(({ id }) => id === 1)
    expect(first?.reply).toEqual({ text: 'Merci,\nnous vous répondons.', repliedAt: now().toISOString() })
    expect((await backOffice.send(published, cookie, { ...reply, text: 'Zu spät' })).status).toBe(409)
    expect((await backOffice.send(published, cookie, { act: 'delete-reply', id: '1', version: '2' })).to).toBe(published)
    expect((await display()).reviews.find(({ id }) => id === 1)).not.toHaveProperty('reply')
  })

  it('H-E04 rejects only with a reason, which is stored with the review and in the audit log', async () => {
    const cookie = await backOffice.signedIn('cara', 'content')
    const form = { act: 'reject', id: '2', version: '0' }
    for (const reason of [{}, { reason: '' }, { reason: 'two_stars' }]) {
      const page = await backOffice.send(ON, cookie, { ...form, ...reason })
      expect([page.status, alertOf(page)]).toEqual([422, 'Choose a reason for the rejection.'])
    }
    expect((await backOffice.send(ON, cookie, { ...form, reason: 'advertising' })).to).toBe(ON)
    expect((await backOffice.send(`${ON}?state=rejected`, cookie)).html).toContain('Rejected: Advertising or external link')
    expect((await value(everyUseCase(shop.deps).getProductReviewScores(GUEST, { productId: LENS.id })))[1]).toBe(2)
    const [act] = (await value(shop.storage.auditLog.find({ what: 'review.rejected' }, { page: 1, itemsPerPage: 9 }))).acts
    expect(act).toMatchObject({ by: 'cara', about: '2', detail: 'advertising' })
    const again = await backOffice.send(`${ON}?state=rejected`, cookie, { act: 'publish', id: '2', version: '1' })
    expect([again.status, alertOf(again)]).toEqual([409, 'This review has been rejected. This is final.'])
    const nonsenses: readonly Record<string, string>[] = [
      {}, { act: 'publish' }, { act: 'publish', id: '2', version: '-1' }, { act: 'toString', id: '2', version: '1' },
    ]
    for (const nonsense of nonsenses)
      expect((await backOffice.send(ON, cookie, nonsense)).status).toBe(422)
    expect((await backOffice.send(ON, cookie, { act: 'publish', id: '999', version: '0' })).status).toBe(404)
  })

  it('H-E04 is counted among the open tasks, and linked for staff permitted to moderate', async () => {
    const [lea, olga] = [await backOffice.signedIn('lea', 'all'), await backOffice.signedIn('olga', 'orders')]
    const waiting = async (cookie: string) => {
      const { html } = await backOffice.send('/desk/tasks', cookie)
      const texts = textsOf(html, 'dt, dd')
      return [texts[texts.indexOf('Reviews awaiting review') + 1], attributesOf(html, 'dd > a', 'href').includes('/desk/reviews')]
    }
    const text: unknown = expect.stringMatching(/^1 \(longest wait: [\d,]+ minutes?\)$/)
    expect(await waiting(lea)).toEqual([text, true])
    expect(await waiting(olga)).toEqual([text, false])
    expect((await backOffice.send(ON, lea)).html).toContain(`<a href="/desk/products/${LENS.id}">`)
  })

  it('H-E04 is open to API clients, which act on the version that they have read', async () => {
    const { ask } = await signedInAs(api, { ports: shop.deps, now }, 'prog', ['content'])
    const { body } = await ask('GET', '/reviews')
    expect(body).toMatchObject({
      'hydra:totalItems': 1, pages: 1, counts: { held: 1, published: 22, rejected: 1 },
      'hydra:member': [{
        id: 3, version: 0, product_id: LENS.id, product_title: 'Biofinity', rating: 2, review: { state: 'held', reviewer: 'Anne R.' },
      }],
    })
    expect((await ask('POST', '/reviews/3/reject', { version: 0, reason: 'too few stars' })).status).toBe(422)
    expect(await ask('POST', '/reviews/3/reject', { version: 0, reason: REJECTION_REASONS[0] }))
      .toMatchObject({ status: 200, body: { changed: true } })
    const late = await ask('POST', '/reviews/3/publish', { version: 0 })
    expect([late.status, late.body['type']]).toEqual([409, 'urn:iris:problem:ChangedMeanwhile'])
    const wrong = await ask('PUT', '/reviews/3/reply', { version: 1, text: 'Merci.' })
    expect([wrong.status, wrong.body['refusal']]).toEqual([409, { _tag: 'WrongReviewState', state: 'rejected' }])
    expect((await ask('PUT', '/reviews/1/reply', { version: 3, text: ' \u200B ' })).status).toBe(422)
    expect((await ask('PUT', '/reviews/1/reply', { version: 3, text: 'Merci.' })).status).toBe(200)
    expect((await ask('POST', '/reviews/1/reply/delete', { version: 4 })).status).toBe(200)
    for (const id of ['999', 'x', '0']) expect((await ask('POST', `/reviews/${id}/publish`, { version: 0 })).status).toBe(404)
  })
})
