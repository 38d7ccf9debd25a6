import { describe, expect, it } from 'vitest'
import { COMPONENTS } from '../../../adapters/commerce-api/content/block.codec.ts'
import { composedPage } from '../../support/composed-page.ts'
import { elements, element } from '../../support/html.ts'

/** Hostile content for the fields of a page, from an editor or a stolen editor account. */
const HOSTILE: readonly unknown[] = [
  '<script>window.x=1</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '__proto__', null, 0, -1, Infinity, true,
  [], {}, [[]], { __proto__: { polluted: true } }, { linktype: 'url', url: 'javascript:alert(1)' },
  { filename: '"><svg onload=alert(1)>', width: 1e9 }, [{ component: 'separator' }],
  [null, 'text', { component: 'nobody' }, { component: 'constructor' }], 'x'.repeat(500),
]
const FIELDS = [
  'title', 'subtitle', 'text', 'label', 'link', 'image', 'background', 'background_color', 'background_custom', 'content', 'body',
  'slides', 'features', 'items', 'banners', 'big', 'small', 'above', 'below', 'products_set', 'id', 'type', 'columns', 'mobile',
  'startTime',   'includeInUrls', 'variables', 'parts', 'from', 'number_1', 'title_1', 'defaultVariant', 'width',
  'borderColor', 'aspectRatio', 'featureKey',
]

/** Markup that would run: a script, a handler, a javascript address. Quoted text is harmless. */
const runs = (html: string): boolean =>
  element(html, 'script:not([type="application/ld+json"]), svg[onload], img[src=x]') !== undefined
  || elements(html, '*').some(({ attribs }) => Object.entries(attribs).some(([name, text]) =>
    name.startsWith('on') || (['href', 'src', 'action'].includes(name) && /^\s*javascript:/i.test(text))))

describe('the kinds of block', () => {
  it('are the forty-one of the specification, and questions with their answers', () => {
    expect(COMPONENTS.toSorted()).toEqual([
      'ab_test', 'anchor', 'banner', 'big_and_small_banners', 'brand_list', 'category_list', 'category_page_wrapper', 'cms_page',
      'contact_support', 'cookie_consent', 'cta_button', 'delivery_range', 'dropdown_banners', 'email_suggester', 'faq', 'faq_item',
      'feature_item', 'feature_list', 'hero_banner', 'hero_slider', 'home_banner', 'image_banner_slide', 'image_slider',
      'image_text', 'login_redirect', 'page_wrapper', 'partner_lookup', 'popular_products', 'product_card_block', 'product_grid',
      'product_list', 'raw_html', 'related_products', 'reorder_box', 'rich_text_block', 'section', 'selected_products', 'separator',
      'shipping_options', 'stock_badge', 'time_limited_banner', 'trust_bubbles', 'unique_selling_points',
    ])
    expect(COMPONENTS).toHaveLength(43)
  })

  it.each(COMPONENTS)('%s when empty does not break the page, nor what follows it', async (component) => {
    const html = await composedPage([{ component }, { component: 'feature_item', text: 'Danach' }], '', {}, () => undefined)
    expect(html.includes('Danach')).toBe(true)
  })

  it.each(COMPONENTS)('%s with any content does not break the page, and runs no script', async (component) => {
    const blocks = HOSTILE.map((value, index) => ({
      component, ...Object.fromEntries(FIELDS.map((name, at) => [name, HOSTILE[(index + at) % HOSTILE.length] ?? value])),
    }))
    const html = await composedPage([...blocks, { component: 'feature_item', text: 'Danach' }], '', {}, () => undefined)
    expect([html.includes('Danach'), runs(html)]).toEqual([true, false])
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})
