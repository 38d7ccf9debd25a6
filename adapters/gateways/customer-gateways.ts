import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { DEFAULT_ITEMS_PER_PAGE, makePagination } from '../../domain/listing/make-pagination.ts'
import type { GatewayDeps, Gateways } from './gateways.ts'

type CustomerGateways =
  Pick<
    Gateways,
    'identities' | 'mails' | 'customerOrders' | 'customerMiles' | 'points' | 'profiles'
  >

const paged = (page: number, totalItems: number) =>
  ({ pagination: makePagination({ page, totalItems, itemsPerPage: DEFAULT_ITEMS_PER_PAGE }) })

/** Identity and the customer's own data. */
export const makeCustomerGateways = ({ call }: GatewayDeps): CustomerGateways => ({
  identities: {
    signIn: (credentials, cart) => call('signIn', { credentials, ...(cart === undefined ? {} : { cart }) }),
    signInWithIdToken: (answer, cart) => call('signInWithIdToken', { ...answer, ...(cart === undefined ? {} : { cart }) }),
    signUp: (registration, cart) => call('signUp', { registration, ...(cart === undefined ? {} : { cart }) }),
    sendVerificationEmail: () => call('sendVerificationEmail', {}),
    verifyEmail: (answer, cart) => call('verifyEmail', { answer, ...(cart === undefined ? {} : { cart }) }),
    signOut: () => call('signOut', {}),
    profile: () => call('getProfile', {}),
  },
  mails: {
    sendPasswordReset: (email) => call('sendPasswordReset', { email }),
    sendLoginLink: (request, cart) => call('sendLoginLink', { ...request, ...(cart === undefined ? {} : { cart }) }),
    exchangeLoginLink: (answer, cart) => call('exchangeLoginLinkHash', { ...answer, ...(cart === undefined ? {} : { cart }) }),
    details: (mail) => call('readEmailLink', mail),
    resetPassword: (answer, cart) => call('resetPassword', { answer, ...(cart === undefined ? {} : { cart }) }),
  },
  customerOrders: {
    orders: (page) =>
      pipe(
        call('listOrders', { page }),
        TE.map(({ orders, total }) => ({ orders, ...paged(page, total) })),
      ),
    order: (id) => call('getOwnOrder', { id }),
    documents: (documents) => call('getDocuments', { documents }),
    bonusPoints: () => call('getBonusPoints', {}),
    lastPayment: (cart, input = {}) => call('getLastPayment', { cart, ...input }),
  },
  customerMiles: {
    setNumber: (number = '') => call('setMilesAndMoreNumber', { number }),
    points: (page) => pipe(call('getMilesAndMorePoints', { page }), TE.map(({ points, total }) => ({ points, ...paged(page, total) }))),
  },
  points: {
    statement: (page) =>
      pipe(call('getBonusPointsStatement', { page }), TE.map(({ total, ...statement }) => ({ ...statement, ...paged(page, total) }))),
  },
  profiles: {
    update: (typed, accountId) => call('updateProfile', { ...typed, ...(accountId === undefined ? {} : { accountId }) }),
  },
})
