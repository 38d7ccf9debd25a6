import { aStory } from '../support/system/composed-shop.ts'

const image = { filename: 'c/lens', alt: 'Linsen' }
const link = { linktype: 'story', cached_url: 'c/lens', url: '' }
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const doc = (...content: readonly object[]) => ({ type: 'doc', content })
const text = doc(
  { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Abends' }] }, paragraph('Erst die Hände, dann die Linsen.'),
  { type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph('Behälter leeren')] }] },
)
const products_set = '1001,1003,1097'
const products = { title: 'Oft gekauft', subtitle: 'Drei davon', products_set }
const banner = { component: 'banner', label: 'Zur Auswahl', link, image: { url: image } }
const feature = { component: 'feature_item', text: 'Mit Liefertag', image, image_alt: 'Linsen' }
const question = { component: 'faq_item', question: 'Wie lange?', answer: doc(paragraph('Einen Monat.')) }
const hero = { component: 'hero_banner', title: 'Genau Ihre Linsen', subtitle: 'Für jedes Auge.', buttonText: 'Finden', link, image }

const STANDING: Readonly<Record<string, readonly object[]>> = {
  'blocks-of-pictures': [
    { component: 'hero_slider', slides: [hero, { ...hero, title: 'Noch einmal' }] }, hero,
    { component: 'big_and_small_banners', big: [banner], small: [banner, banner] }, banner,
    { component: 'dropdown_banners', title: 'Marken', banners: [banner, banner] },
    { component: 'image_banner_slide', image, link },
    { component: 'image_slider', slides: [{ component: 'image_banner_slide', image, link }] },
    { component: 'home_banner', title: 'Frühling', text: 'Sonne kommt.', image, link },
    { component: 'time_limited_banner', mobile: image, tablet: image, desktop: image, link, promotionId: 'p', promotionName: 'Frühling' },
  ],
  'blocks-of-goods': [
    { component: 'popular_products', ...products }, { component: 'selected_products', ...products },
    { component: 'product_list', ...products }, { component: 'product_grid', ...products }, { component: 'related_products', ...products },
    { component: 'product_card_block', ...products }, { component: 'stock_badge', ...products },
    { component: 'category_list', title: 'Sortiment' }, { component: 'brand_list', title: 'Marken', text: 'Alle' },
  ],
  'blocks-of-words': [
    { component: 'cms_page', title: 'Pflege', text }, { component: 'separator' }, { component: 'rich_text_block', text },
    { component: 'image_text', title: 'Vorne', image, text }, feature,
    { component: 'feature_list', title: 'Gründe', items: [feature, feature] },
    { component: 'section', title: 'Abschnitt', columns: '2', background_color: 'primary', content: [feature, feature] },
    { component: 'cta_button', label: 'Weiter', link }, { component: 'faq', title: 'Fragen', questions: [question] }, question,
    { component: 'anchor', id: 'hier' }, { component: 'page_wrapper', body: [feature] },
    { component: 'category_page_wrapper', above: [feature], below: [feature] },
    { component: 'ab_test', featureKey: 'none', content: [feature], defaultVariant: true },
    { component: 'raw_html', title: 'Satz', text: '<p>Von <strong>Hand</strong> gesetzt.</p>' },
  ],
  'blocks-of-service': [
    { component: 'contact_support', expert_name: 'Rita Moser', expert_title: 'Fragen?', expert_title_2: 'Wir wissen.', image },
    {
      component: 'unique_selling_points', title: 'Darum', title_1: 'Original', text_1: 'Vom Hersteller',
      title_2: 'Schnell', text_2: 'Morgen da',
    },
    { component: 'trust_bubbles', number_1: '5', text_1: 'Läden', number_2: '14', text_2: 'Tage', number_3: '3', text_3: 'Marken' },
    { component: 'shipping_options', title: 'Versand' }, { component: 'cookie_consent', type: 'button' },
    { component: 'delivery_range', title: 'Lieferung', from: '2027-03-04', to: '2027-03-05' },
    { component: 'email_suggester', title: 'E-Mail', text: 'Vertippt?' },
    { component: 'login_redirect', title: 'Anmelden', text: 'Dann weiter', label: 'Weiter', link },
    { component: 'partner_lookup', title: 'Optiker' }, { component: 'reorder_box', title: 'Noch einmal', text: 'Der Name genügt.' },
  ],
}

const namesIn = (input: unknown): readonly string[] => {
  if (Array.isArray(input)) return input.flatMap(namesIn)
  if (typeof input !== 'object' || input === null) return []
  const { component } = input as { readonly component?: unknown }
  return [...(typeof component === 'string' ? [component] : []), ...Object.values(input).flatMap(namesIn)]
}

/** Pages that contain every kind of block. */
export const BLOCK_STORIES = Object.entries(STANDING).map(([slug, body]) => aStory(slug, body))
export const SHOWN_COMPONENTS: ReadonlySet<string> = new Set(namesIn(Object.values(STANDING)))
