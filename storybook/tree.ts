/** The folders of stories along a shopper's way, and what each is called at the side; the order here is the order there. */
export const TREE = {
  start: 'Start here',
  journeys: 'Journeys',
  home: 'Arrive/Home page',
  search: 'Arrive/Searching',
  listing: 'Arrive/Listings',
  product: 'Choose/Products',
  wishlist: 'Choose/The wishlist',
  cart: 'Buy/The cart',
  coupon: 'Buy/Vouchers',
  checkout: 'Buy/The checkout',
  order: 'Afterwards/Orders',
  reorder: 'Afterwards/Ordering again',
  rating: 'Afterwards/Ratings',
  reminder: 'Afterwards/Reminders',
  'lens-pass': 'Afterwards/The lens pass',
  subscription: 'Afterwards/Subscriptions',
  identity: 'Afterwards/Accounts',
  social: 'Afterwards/Signing in by a provider',
  account: 'Afterwards/The account',
  security: 'Afterwards/Signing in safely',
  'own-data': 'Afterwards/One’s own data',
  customer: 'Afterwards/What an account knows',
  newsletter: 'Afterwards/Newsletter',
  profile: 'Afterwards/Profile',
  address: 'Afterwards/Addresses',
  loyalty: 'Afterwards/Miles and points',
  delivery: 'Afterwards/My optician',
  wallet: 'Afterwards/Kept cards',
  shell: 'Everywhere/Frame of the shop',
  content: 'Everywhere/Words',
  contact: 'Everywhere/Writing to the shop',
  tracking: 'Everywhere/Consent to measuring',
  design: 'Parts',
} as const

const RULE = /^(?:AS|CC|F)-[A-Z]+-?\d+ /

/** A story that proves a rule of the shop says so by its name; a designer looks for the others. */
export const provesARule = (name: string): boolean => RULE.test(name)
