/** Who somebody is to a thing that a token names. Staff of the shop have their own pages: to a shopper's thing they are a guest. */
export const CALLERS = ['guest', 'ordering browser', 'owner', 'other customer'] as const
export type Caller = (typeof CALLERS)[number]

const EVERYBODY: readonly Caller[] = CALLERS
const NOBODY: readonly Caller[] = []
/** A signed-in owner, wherever they are signed in. */
const OWNER: readonly Caller[] = ['owner']

/**
 * Who may use what a token names, by the state it is in (decision R2, R5). Whoever is not named here is answered as if the thing did
 * not exist; an order says that it is another's. A new state, or a new thing that a token names, is one more line.
 */
export const ACCESS = {
  /** Read and changed, and ordered. */
  'cart token': {
    'a guest’s cart': EVERYBODY,
    'a customer’s cart': OWNER,
    'a guest’s cart that a sign-in took over': NOBODY,
  },
  /** Its goods are copied; nothing of the person goes along. */
  'cart link': {
    'to a guest’s cart': EVERYBODY,
    'to a customer’s cart': EVERYBODY,
  },
  /** Ordered once more, or asked what became of it: the same order is the answer. */
  'ordered cart': {
    'of a guest': ['ordering browser'],
    'of a customer': ['ordering browser', 'owner'],
  },
  /** Number, status, tracking, and lines without values; and to pay it. */
  'order token': {
    'of a guest': EVERYBODY,
    'of a customer': EVERYBODY,
  },
  'own order token': {
    'of a guest': ['ordering browser'],
    'of a customer': ['ordering browser', 'owner'],
  },
  'order token and proof': {
    'of a guest': EVERYBODY,
    'of a customer': EVERYBODY,
  },
  /** Its goods, with the values of the lenses, are put into a cart. */
  'order to repeat': {
    'of a guest': ['ordering browser'],
    'of a customer': ['ordering browser', 'owner'],
    'of a customer, by the link in a reminder mail': ['guest', 'ordering browser', 'owner'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly Caller[]>>>>

type Access = typeof ACCESS

/** Whether this caller may use this thing, as the table says. */
export const isAllowed = <Thing extends keyof Access>(thing: Thing, state: keyof Access[Thing], caller: Caller): boolean => {
  const callers: Access[Thing][keyof Access[Thing]] = ACCESS[thing][state]
  return (callers as readonly Caller[]).includes(caller)
}
