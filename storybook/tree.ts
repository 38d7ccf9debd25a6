/** The folders of stories in the order of a purchase, with their titles; the sidebar uses this order. */
export const TREE = {
  start: 'Introduction',
  journeys: 'Journeys',
  home: 'Shop/Home page',
  search: 'Shop/Search',
  listing: 'Shop/Product list',
  product: 'Shop/Product',
  wishlist: 'Shop/Wishlist',
  cart: 'Shop/Cart',
  coupon: 'Shop/Coupons',
  checkout: 'Shop/Checkout',
  order: 'Orders/Order',
  reorder: 'Orders/Reorder',
  rating: 'Orders/Ratings',
  reminder: 'Orders/Reminders',
  'lens-pass': 'Orders/Lens profile',
  subscription: 'Orders/Subscriptions',
  identity: 'Account/Sign-in and registration',
  social: 'Account/Sign-in by a provider',
  account: 'Account/Navigation',
  security: 'Account/Security',
  'own-data': 'Account/Personal data',
  customer: 'Account/Overview',
  newsletter: 'Account/Newsletter',
  profile: 'Account/Profile',
  address: 'Account/Address book',
  loyalty: 'Account/Miles and points',
  delivery: 'Account/Optician',
  wallet: 'Account/Saved cards',
  shell: 'Site/Page layout',
  content: 'Site/Content',
  contact: 'Site/Contact',
  tracking: 'Site/Cookie consent',
  backoffice: 'Back office',
  design: 'Design system',
} as const

const RULE = /^(?:AS|CC|F)-[A-Z]+-?\d+ /

/** A story whose name starts with a rule id proves that rule; the sidebar hides it by default. */
export const provesARule = (name: string): boolean => RULE.test(name)
