import { describe, expect, it } from 'vitest'
import { openPage } from '../../../ui/binding/open-page.ts'
import type { PageAnswer, PageContent, PageRequest } from '../../../ui/binding/page-content.ts'

const contentOf = (loaderData: unknown): PageContent => ({ matches: [{ id: 'page', params: {}, loaderData }] })
const content = (loaderData: unknown, more: Partial<PageContent> = {}): PageAnswer =>
  ({ _tag: 'Content', content: { ...contentOf(loaderData), ...more } })
const redirect = (to: string, more: object = {}): PageAnswer => ({ _tag: 'Redirect', to, isReplacing: false, isDocument: false, ...more })

/** A page in a browser whose requests the test answers one by one. */
const opened = (path = '/c/lens', isOnline = true) => {
  const asked: PageRequest[] = []
  const answers: ((answer: PageAnswer) => void)[] = []
  const entries = [`http://shop.example${path}`]
  const documents: string[] = []
  let browser = { moved: (): void => undefined, shownAgain: (): void => undefined }
  let reloads = 0
  const page = openPage(contentOf('first'), {
    ask: (request) => {
      asked.push(request)
      return new Promise((resolve) => { answers.push(resolve) })
    },
    open: (url, { isReplacing }) => {
      documents.push(`${isReplacing ? 'replaced by' : 'open'} ${url.href.slice('http://shop.example'.length)}`)
    },
    isOnline: () => isOnline,
    address: {
      current: () => new URL(entries.at(-1) ?? ''),
      write: (url, step) => {
        if (step === 'replace') entries.pop()
        if (step !== 'pop') entries.push(url.href)
      },
      scroll: () => undefined,
      go: () => undefined,
      reload: () => { reloads += 1 },
      handed: () => undefined,
      listen: (on) => {
        browser = on
        return () => undefined
      },
    },
  })
  page.listen()
  const failures: string[] = []
  page.whenFailed(() => { failures.push('failed') })
  const answer = async (next: PageAnswer): Promise<void> => {
    answers.shift()?.(next)
    await new Promise((resolve) => { setTimeout(resolve) })
  }
  const data = () => page.state().content.matches.at(-1)?.loaderData
  return { page, asked, answer, entries, documents, failures, data, browser: () => browser, reloads: () => reloads }
}

describe('a page in a browser', () => {
  it('asks for its data when only the query changes, and opens a document for any other page', async () => {
    const { page, asked, answer, entries, documents, data } = opened()
    void page.navigate('?brand=Acuvue')
    expect(page.state().navigation).toMatchObject({ state: 'loading', location: { search: '?brand=Acuvue' } })
    await answer(content('filtered'))
    expect([asked, data(), page.state().navigation.state]).toEqual([[{ to: '/c/lens?brand=Acuvue', wants: 'page' }], 'filtered', 'idle'])
    expect(entries).toEqual(['http://shop.example/c/lens', 'http://shop.example/c/lens?brand=Acuvue'])
    void page.navigate('/p/1', { replace: true })
    expect([documents, page.state().navigation.state]).toEqual([['replaced by /p/1'], 'loading'])
  })

  it('shows the last of several navigations', async () => {
    const { page, answer, data } = opened()
    void page.navigate('?page=2')
    void page.navigate('?page=3')
    await answer(content('two'))
    expect(data()).toBe('first')
    await answer(content('three'))
    expect([data(), page.state().location.search]).toEqual(['three', '?page=3'])
  })

  it('goes to an anchor and changes its address without asking', () => {
    const { page, asked, entries } = opened('/c/lens?page=2#cart')
    page.replaceAddress('/c/lens?page=2')
    void page.navigate('#results')
    expect([asked, page.state().location.hash]).toEqual([[], '#results'])
    expect(entries.map((entry) => entry.split('lens')[1])).toEqual(['?page=2', '?page=2#results'])
  })

  it('shows the reply to its form, which is sent once however often it is pressed', async () => {
    const { page, asked, answer } = opened('/login')
    const fields = new URLSearchParams({ email: 'a@b.ch' })
    void page.submit(fields, { method: 'post' })
    void page.submit(fields, { method: 'post' })
    expect(page.state().navigation).toMatchObject({ state: 'submitting', formMethod: 'POST' })
    expect(asked).toEqual([{ to: '/login', form: fields, wants: 'page' }])
    await answer(content('again', { actionData: { problems: {} } }))
    expect(page.state().content.actionData).toEqual({ problems: {} })
    void page.submit(fields, { method: 'post' })
    expect(asked).toHaveLength(2)
  })

  it('follows a redirect in the page, to another page with the fragment of the form, and away with the page to return to', async () => {
    const { page, answer, documents, entries, browser, reloads } = opened('/checkout/payment')
    void page.submit(new URLSearchParams(), { method: 'post' })
    await answer(redirect('/checkout/payment?retry'))
    await answer(content('retried'))
    expect(entries.at(-1)).toBe('http://shop.example/checkout/payment?retry')
    void page.submit(new URLSearchParams(), { method: 'post', action: '/checkout/payment#reorder' })
    await answer(redirect('/checkout/thank-you/t'))
    browser().shownAgain()
    void page.submit(new URLSearchParams(), { method: 'post' })
    await answer(redirect('/pay', { isDocument: true, returnPath: '/checkout/thank-you/t' }))
    expect([documents, entries.at(-1)]).toEqual([
      ['open /checkout/thank-you/t#reorder', 'open /pay'], 'http://shop.example/checkout/thank-you/t',
    ])
    browser().shownAgain()
    expect(reloads()).toBe(1)
  })

  it('stays as it is, and reports it, if the shop does not answer or the browser is offline', async () => {
    const { page, answer, failures, data, entries } = opened()
    void page.navigate('?page=2')
    await answer({ _tag: 'Failed' })
    void page.submit(new URLSearchParams(), { method: 'post' })
    await answer({ _tag: 'Failed' })
    expect([failures, data(), entries.length, page.state().navigation.state]).toEqual([['failed', 'failed'], 'first', 1, 'idle'])
    const offline = opened('/c/lens', false)
    expect(offline.page.follows('/p/1')).toBe(true)
    void offline.page.navigate('/p/1')
    expect([offline.documents, offline.failures]).toEqual([[], ['failed']])
  })

  it('loads its data again and keeps the reply of its form', async () => {
    const { page, answer, data } = opened()
    void page.submit(new URLSearchParams(), { method: 'post' })
    await answer(content('sent', { actionData: 'reply' }))
    void page.revalidate()
    await answer(content('newer'))
    expect([data(), page.state().content.actionData]).toEqual(['newer', 'reply'])
  })

  it('keeps the data around the page, which only the document has', async () => {
    const shell = { id: 'shell', params: {}, loaderData: 'menu' }
    const { page, answer } = opened()
    void page.navigate('?page=2')
    await answer({ _tag: 'Content', content: { matches: [shell, { id: 'page', params: {}, loaderData: 2 }] } })
    void page.navigate('?page=3')
    await answer({ _tag: 'Content', content: { matches: [{ id: 'shell', params: {} }, { id: 'page', params: {}, loaderData: 3 }] } })
    expect(page.state().content.matches.map(({ loaderData }) => loaderData)).toEqual(['menu', 3])
  })

  it('follows the history of the browser', async () => {
    const { page, answer, entries, data, browser } = opened()
    void page.navigate('?page=2')
    await answer(content('two'))
    entries.pop()
    browser().moved()
    await answer(content('one'))
    expect([data(), page.state().location.search]).toEqual(['one', ''])
  })
})
