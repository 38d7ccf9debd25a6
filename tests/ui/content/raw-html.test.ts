import { describe, expect, it } from 'vitest'
import { readMarkup } from '../../../adapters/markup/read-markup.ts'
import { composedPage } from '../../support/composed-page.ts'
import { elements, element } from '../../support/html.ts'
import { words } from '../../support/render-view.tsx'

const page = (text: string, more: object = {}) => composedPage([{ component: 'raw_html', text, ...more }])
const VIDEO = 'https://www.youtube-nocookie.com/embed/1'

describe('markup embedded by an editor', () => {
  it('links to a page of a known host, which is requested only after a click', async () => {
    const html = await page(`<p>Sehen <b>Sie</b> selbst</p><iframe src="${VIDEO}" title="Linsen einsetzen"></iframe>`)
    expect(html).toContain('<p>Sehen <strong>Sie</strong> selbst</p>')
    expect(words(html)).toContain('Dieser Inhalt liegt bei www.youtube-nocookie.com')
    expect(elements(html, `a[href="${VIDEO}"][target=_blank][rel="noopener noreferrer"]`)).toHaveLength(1)
    expect(elements(html, 'iframe, [src^="https:"]')).toEqual([])
  })

  it('AS-BLOCK-24 is isolated in a frame without an origin if it is more than text, and not part of the page', async () => {
    const hostile = '<table><tr><td>R</td></tr></table><script>window.x=1</script><img src=x onerror=alert(1)>'
    const html = await page(hostile, { title: 'Werte' })
    const frame = element(html, 'iframe')?.attribs
    expect(frame).toMatchObject({
      title: 'Werte', sandbox: 'allow-popups allow-popups-to-escape-sandbox', referrerpolicy: 'no-referrer',
    })
    expect(frame?.['srcdoc']).toContain('<td>R</td>')
    for (const none of ['window.x', 'onerror', '<table', '<script>window']) expect(html).not.toContain(none)
  })

  it('links to a frame of any other host, and never shows the frame', async () => {
    for (const src of ['https://video.test/1', 'http://www.youtube-nocookie.com/embed/1', 'https://www.youtube-nocookie.com.evil.test/1',
      'https://a:b@player.vimeo.com/1', 'https://player.vimeo.com:444/1']) {
      const html = await page(`<iframe src="${src}"></iframe>`)
      expect([src, html.includes(`src="${src}"`)]).toEqual([src, false])
    }
    expect(await page('<iframe src="https://video.test/1"></iframe>')).toContain('href=&quot;https://video.test/1&quot;')
    for (const src of ['javascript:alert(1)', 'data:text/html,x', '//evil.test']) {
      const html = await page(`<iframe src="${src}"></iframe>`)
      expect([src, html.includes(src)]).toEqual([src, false])
    }
  })

  it('treats reserved property names in editors’ markup like any markup', async () => {
    const html = await composedPage([{
      component: 'raw_html', parts: [
        { kind: 'frame', address: 'https://evil.test/' }, { kind: 'markup', html: '<script>window.x=1</script><table></table>' },
        { kind: 'text', text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '<b onclick=x>' }] }] } },
      ],
    }])
    for (const none of ['evil.test', 'window.x', '<b onclick']) expect(html).not.toContain(none)
  })

  it('links only to web, e-mail and telephone addresses', () => {
    expect(readMarkup('<a href="javascript:alert(1)">x</a>')).toMatchObject([{ _tag: 'Text' }])
    expect(JSON.stringify(readMarkup('<table><tr><td><a href="javascript:alert(1)">x</a></td></tr></table>'))).not.toContain('javascript')
  })

  it('is parsed at once, for any depth or length', () => {
    for (const hostile of ['<b>'.repeat(6000), '<table>'.repeat(2500), '<'.repeat(20_000), `<a href="${'x'.repeat(19_000)}">`])
      expect(readMarkup(hostile).length).toBeLessThan(3)
  })
})
