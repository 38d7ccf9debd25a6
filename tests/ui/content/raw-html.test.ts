import { describe, expect, it } from 'vitest'
import { readMarkup } from '../../../adapters/markup/read-markup.ts'
import { composedPage } from '../../support/composed-page.ts'
import { words } from '../../support/shown-view.tsx'

const page = (text: string, more: object = {}) => composedPage([{ component: 'raw_html', text, ...more }])
const VIDEO = 'https://www.youtube-nocookie.com/embed/1'

describe('markup that an editor embedded', () => {
  it('is a way to a page of a known host, which is asked only when somebody wants it', async () => {
    const html = await page(`<p>Sehen <b>Sie</b> selbst</p><iframe src="${VIDEO}" title="Linsen einsetzen"></iframe>`)
    expect(html).toMatch(/<p>Sehen <strong>Sie<\/strong> selbst<\/p>/)
    expect(words(html)).toContain('Dieser Inhalt liegt bei www.youtube-nocookie.com')
    expect(html).toMatch(new RegExp(`<a href="${VIDEO}" target="_blank" rel="noopener noreferrer"`))
    expect(html).not.toMatch(/<iframe|src="https:/)
  })

  it('AS-BLOCK-24 is shut away in a frame without an origin where it is anything but words, and is no part of the page', async () => {
    const hostile = '<table><tr><td>R</td></tr></table><script>window.x=1</script><img src=x onerror=alert(1)>'
    const html = await page(hostile, { title: 'Werte' })
    const [frame = ''] = /<iframe[^>]*>/.exec(html) ?? []
    expect(frame).toContain('title="Werte"')
    expect(frame).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect(frame).toMatch(/referrerpolicy="no-referrer"/i)
    expect(frame).toContain('&lt;td&gt;R&lt;/td&gt;')
    for (const none of ['window.x', 'onerror', '<table', '<script>window']) expect(html).not.toContain(none)
  })

  it('shows the way to a frame of any other host, and never the frame', async () => {
    for (const src of ['https://video.test/1', 'http://www.youtube-nocookie.com/embed/1', 'https://www.youtube-nocookie.com.evil.test/1',
      'https://a:b@player.vimeo.com/1', 'https://player.vimeo.com:444/1']) {
      const html = await page(`<iframe src="${src}"></iframe>`)
      expect([src, html.includes(`src="${src}"`)]).toEqual([src, false])
    }
    expect(await page('<iframe src="https://video.test/1"></iframe>')).toMatch(/href=&quot;https:\/\/video\.test\/1&quot;/)
    for (const src of ['javascript:alert(1)', 'data:text/html,x', '//evil.test']) {
      const html = await page(`<iframe src="${src}"></iframe>`)
      expect([src, html.includes(src)]).toEqual([src, false])
    }
  })

  it('takes no words of the wire for its own: what an editor calls parts is read like any markup', async () => {
    const html = await composedPage([{
      component: 'raw_html', parts: [
        { kind: 'frame', address: 'https://evil.test/' }, { kind: 'markup', html: '<script>window.x=1</script><table></table>' },
        { kind: 'text', text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '<b onclick=x>' }] }] } },
      ],
    }])
    for (const none of ['evil.test', 'window.x', '<b onclick']) expect(html).not.toContain(none)
  })

  it('leads nowhere but to web addresses, mailboxes and telephones', () => {
    expect(readMarkup('<a href="javascript:alert(1)">x</a>')).toMatchObject([{ _tag: 'Text' }])
    expect(JSON.stringify(readMarkup('<table><tr><td><a href="javascript:alert(1)">x</a></td></tr></table>'))).not.toContain('javascript')
  })

  it('is read at once, however deep or long it is', () => {
    for (const hostile of ['<b>'.repeat(6000), '<table>'.repeat(2500), '<'.repeat(20_000), `<a href="${'x'.repeat(19_000)}">`])
      expect(readMarkup(hostile).length).toBeLessThan(3)
  })
})
