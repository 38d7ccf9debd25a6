import { CONSENT_TYPES, HERO_PANELS, type BlockKind } from '../../../domain/content/block.ts'
import { readProductSet, writeProductSet } from '../../../domain/content/product-set.ts'
import { abTestForm, bannerForm, timeLimitedBannerForm } from './banner-forms.ts'
import { children, fieldNamed, type BlockForm } from './block-form.ts'
import { day, field, image, link, number, text, textIn, word } from './content-fields.ts'
import { embeds } from './embed-field.ts'
import { numbered } from './numbered.ts'
import { richText } from './rich-text-field.ts'
import { ctaButtonForm, featureItemForm, sectionForm } from './section-forms.ts'

const productIds = fieldNamed('products_set', field('products_set', (input) => readProductSet(textIn(input)), writeProductSet))
const products = { title: text, subtitle: text, productIds }

/** Every kind of block with its fields as the content service has them. */
export const BLOCK_FORMS: { readonly [Kind in BlockKind]: BlockForm<Kind> } = {
  HeroSlider: { slides: children('slides', 'HeroBanner') },
  HeroBanner: {
    title: text, subtitle: text, background: text, buttonText: text, link, secondText: text, secondLink: link, image,
    panel: word(HERO_PANELS), panelTitle: text, panelText: text, productIds,
  },
  PageWrapper: { body: children('body') },
  CategoryPageWrapper: { above: children('above'), below: children('below') },
  Separator: {},
  PopularProducts: products,
  SelectedProducts: products,
  ProductList: products,
  ProductGrid: products,
  RelatedProducts: products,
  ProductCardBlock: products,
  CmsPage: { title: text, text: richText },
  RichTextBlock: { text: richText },
  ContactSupport: {
    expertName: fieldNamed('expert_name', text),
    expertTitle: fieldNamed('expert_title', text),
    expertTitle2: fieldNamed('expert_title_2', text),
    image,
  },
  UniqueSellingPoints: { title: text, points: numbered(9, { title: 'title', text: 'text' }) },
  TrustBubbles: { bubbles: numbered(3, { number: 'number', text: 'text' }) },
  BigAndSmallBanners: { big: children('big', 'Banner'), small: children('small', 'Banner') },
  Banner: bannerForm,
  DropdownBanners: { title: text, banners: children('banners', 'Banner') },
  Anchor: { id: text },
  ImageBannerSlide: { image, link },
  ShippingOptions: { title: text },
  Section: sectionForm,
  FeatureItem: featureItemForm,
  ImageText: { title: text, image, text: richText },
  CtaButton: ctaButtonForm,
  CookieConsent: { type: word(CONSENT_TYPES) },
  TimeLimitedBanner: timeLimitedBannerForm,
  AbTest: abTestForm,
  RawHtml: { title: text, parts: embeds, height: number(320, { from: 40, to: 4000 }) },
  StockBadge: products,
  DeliveryRange: { title: text, from: day, to: day },
  EmailSuggester: { title: text, text },
  LoginRedirect: { title: text, text, label: text, link },
  PartnerLookup: { title: text },
  HomeBanner: { title: text, text, image, link },
  CategoryList: { title: text },
  ImageSlider: { slides: children('slides', 'ImageBannerSlide') },
  FeatureList: { title: text, items: children('items', 'FeatureItem') },
  Faq: { title: text, questions: children('questions', 'FaqItem') },
  FaqItem: { question: text, answer: richText },
  ReorderBox: { title: text, text },
  BrandList: { title: text, text },
}
