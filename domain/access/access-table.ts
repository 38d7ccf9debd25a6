/**
 * The relation of a caller to a resource that a token names. Staff use their own pages; for a shopper's resource they count as a guest.
 */
export const CALLERS = ['guest', 'ordering browser', 'owner', 'other customer'] as const
export type Caller = (typeof CALLERS)[number]

const EVERYBODY: readonly Caller[] = CALLERS
const NO_CALLER: readonly Caller[] = []
/** The signed-in owner, in any browser. */
const OWNER: readonly Caller[] = ['owner']

/**
 * Who may use what a token names, by its state (decisions R2, R5). A caller that is not listed gets the same response as for a resource
 * that does not exist; an order is reported as belonging to another customer. A new state or a new kind of resource is one more line.
 */
export const ACCESS = {
  /** To read, change and order a cart. */
  'cart token': {
    'a guest’s cart': EVERYBODY,
    'a customer’s cart': OWNER,
    'a guest’s cart that a sign-in took over': NO_CALLER,
  },
  /** Copies the items of a cart, without personal data. */
  'cart link': {
    'to a guest’s cart': EVERYBODY,
    'to a customer’s cart': EVERYBODY,
  },
  /** To repeat or look up the order of a completed cart: the response is the same order. */
  'ordered cart': {
    'of a guest': ['ordering browser'],
    'of a customer': ['ordering browser', 'owner'],
  },
  /** Number, status, tracking and lines without lens values, and payment of the order. */
  'order token': {
    'of a guest': EVERYBODY,
    'of a customer': EVERYBODY,
  },
  'own order token': {
    'of a guest': ['ordering browser'],
    'of a customer': ['ordering browser', 'owner'],
  },
  'order token and address': {
    'of a guest': EVERYBODY,
    'of a customer': EVERYBODY,
  },
  /** Its items, with lens values, are added to a cart. */
  'order to repeat': {
    'of a guest': ['ordering browser'],
    'of a customer': ['ordering browser', 'owner'],
    'of a customer, by the link in a reminder mail': ['guest', 'ordering browser', 'owner'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly Caller[]>>>>

type Access = typeof ACCESS

/** Whether the table allows this caller to use a resource in its state. */
export const isAllowed = <Resource extends keyof Access>(resource: Resource, state: keyof Access[Resource], caller: Caller): boolean => {
  const callers: Access[Resource][keyof Access[Resource]] = ACCESS[resource][state]
  return (callers as readonly Caller[]).includes(caller)
}
