const story = (slug: string) => ({ linktype: 'story', cached_url: slug, url: '' })
const written = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

/** A page, a menu and the settings of a content service, each with a few of its forms. */
export const recordedStories = [
  {
    slug: 'about', name: 'About',
    content: {
      default: {
        component: 'page', title: 'Über uns', description: 'Wer wir sind.',
        body: [
          { component: 'cms_page', title: 'Über uns', text: written('Seit 1996.') },
          { component: 'faq', questions: [{ component: 'faq_item', question: 'Wo?', answer: written('In Zürich.') }] },
          { component: 'contact_support' },
        ],
      },
      en: { component: 'page', title: 'About us', body: [] },
    },
  },
  {
    slug: 'menus/header-menu', name: 'Menu',
    content: {
      default: {
        component: 'header_menu', title: 'Sortiment',
        items: [{
          _uid: 'lens', component: 'menu_item', hide: false, category_or_type: 'lens', banners: [],
          display_name: 'Linsen', link: story('c/lens'),
          children: [{
            _uid: 'monthly', component: 'menu_item', hide: false, category_or_type: '', banners: [], children: [],
            display_name: 'Monatslinsen', link: story('c/lens/monthly'),
          }],
        }],
      },
    },
  },
  {
    slug: 'settings/shop-settings', name: 'Settings',
    content: {
      default: {
        component: 'shop_settings', terms_page: story('terms'), phone: '0800 123 456', email: 'hallo@iris.example',
        selling_points: [{ text: 'Versand ab CHF 80 gratis' }], top_promotions: [{ text: 'Aktion', link: story('campaign') }],
        discount_note: 'Im Mai',
      },
    },
  },
]
