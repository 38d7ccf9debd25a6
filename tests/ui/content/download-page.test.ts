import { describe, expect, it } from 'vitest'
import content from '../../../ui/messages/content.json' with { type: 'json' }
import { openPages } from '../../support/open-pages.ts'
import { element, textOf, textsOf } from '../../support/html.ts'

const PDF = 'https://a.storyblok.com/f/12/abc/Merkblatt%20Linsen.PDF'
const send = (file: string, locale = ''): string => `${locale}/download?file=${encodeURIComponent(file)}`

describe('the download page', () => {
  it('AS-ACCT-07 AS-ROUTE-24 has a heading and the link to the file, in the language of the page', async () => {
    for (const [locale, prefix] of [['de', ''], ['fr', '/fr']] as const) {
      const { status, html, headers } = await openPages().get(send(PDF, prefix))
      expect([status, headers.get('cache-control')?.startsWith('public')]).toEqual([200, true])
      expect(textsOf(html, 'h1')).toEqual([content['content.download.title'][locale]])
      const link = element(html, 'a[download]')
      expect(link?.attribs).toMatchObject({ href: PDF, download: 'Merkblatt Linsen.PDF' })
      expect(textOf(link)).toBe(content['content.download.fetch'][locale])
    }
  })

  it.each(['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'jpeg', 'png'])('AS-ROUTE-24 S16 offers a file of this kind: %s', async (kind) => {
    expect((await openPages().get(send(`https://a.storyblok.com/f/12/x.${kind}`))).status).toBe(200)
  })

  it.each([
    ['', 'https://a.storyblok.com/f/x.html', 'https://a.storyblok.com/f/x.svg', 'https://a.storyblok.com/', 'x.pdf', '/downloads/x.pdf'],
    ['https://evil.example/x.pdf', 'https://a.storyblok.com.evil.example/x.pdf', 'https://a.storyblok.com@evil.example/x.pdf'],
    ['https://shop@a.storyblok.com/x.pdf', 'https://a.storyblok.com:444/x.pdf', 'http://a.storyblok.com/x.pdf', '//a.storyblok.com/x.pdf'],
    ['https://a.storyblok.com/../x.pdf', 'https://a.storyblok.com/%2e%2e/x.pdf', 'https://a.storyblok.com/f/..%2fx.pdf'],
    ['https://a.storyblok.com/f/a%5cx.pdf', 'javascript:alert(1)//x.pdf', 'data:text/html,x.pdf', 'file:///etc/x.pdf'],
    ['https://a.storyblok.com/%E0.pdf'],
    // In another company's space.
    ['https://a.storyblok.com/f/13/x.pdf', 'https://a.storyblok.com/f/123/x.pdf', 'https://a.storyblok.com/f/12x/x.pdf'],
    ['https://a.storyblok.com/x/f/12/x.pdf', 'https://a.storyblok.com/f/13/f/12/x.pdf', 'https://a.storyblok.com/f/12/../13/x.pdf'],
  ].flat())('AS-ROUTE-24 S16 H-S13 offers nothing else, and shows that it is not found: %s', async (file) => {
    const { status, html } = await openPages().get(send(file))
    expect([status, html.includes(' download=')]).toEqual([404, false])
  })

  it('AS-ROUTE-24 is found by its old address, and is not found without a file', async () => {
    const { get } = openPages()
    expect((await get('/download')).status).toBe(404)
    const old = await get(`/fr/FileDownload?file=${encodeURIComponent(PDF)}`)
    expect([old.status, old.headers.get('location')]).toEqual([301, send(PDF, '/fr')])
  })
})
