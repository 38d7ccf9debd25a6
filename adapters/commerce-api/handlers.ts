import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Commerce } from '../../application/commerce/commerce.ts'
import type { Callers, RequestContext } from '../../application/commerce/shop/request-context.ts'
import { signedInBy } from '../../application/commerce/shop/signed-in.ts'
import { MARKETING_CHANNELS } from '../../domain/customer/marketing.ts'
import type { Failure } from '../../domain/refusal.ts'
import { EVERY_DAY } from '../../domain/reminder/weekly-usage.ts'
import { documentPath } from './operations/document-path.ts'
import { OPERATIONS, type OperationInputs, type RequiredCallerOf, type OperationName, type Reply } from './operations/operations.ts'
import { RIGHTS, type Right } from './operations/rights.ts'

type Handlers = {
  readonly [Name in OperationName]: (
    commerce: Commerce,
    caller: Callers[RequiredCallerOf[Name]],
    input: OperationInputs[Name],
  ) => TE.TaskEither<Failure, Reply[Name]>
}

/** The use cases of carts, for any caller. */
const by = ({ caller }: Commerce, { owner, session }: Pick<Callers['visitor'], 'owner' | 'session'>) => caller.forCaller(owner, session)

/** One variant of "update order"; all share verb and path. */
const updateOrder: Handlers['updateOrder'] = (shop, caller, { token, change }) => {
  const { owner, from } = caller
  const { checkout, coupon, loyalty } = by(shop, caller)
  switch (change._tag) {
    case 'Email': return checkout.setEmail(token, change.email)
    case 'Addresses': return checkout.setAddresses(token, change.addresses, owner)
    case 'Coupon': return coupon.redeemCoupon(token, change.code, from, owner)
    case 'MilesNumber': return loyalty.setMilesNumber(token, change.number)
  }
}

/** The use case of each operation. All decisions are made there. */
const HANDLERS: Handlers = {
  getCategory: ({ catalogue }, _, { path }) => catalogue.getCategory(path),
  listProducts: ({ catalogue }, at, query) => catalogue.listProducts(query, at),
  searchProducts: ({ catalogue }, at, input) => catalogue.searchProducts(input, at),
  getProduct: ({ catalogue }, at, { productId }) => catalogue.getProduct(productId, at),
  getProductOptions: ({ catalogue }, _, { productId, option }) => catalogue.getProductOptions(productId, option),
  getProductReplacement: ({ catalogue }, _, { productId, option }) => catalogue.getProductReplacement(productId, option),
  getPopularProducts: ({ catalogue }, at) => catalogue.getPopularProducts(at),
  listProductsById: ({ catalogue }, at, { ids }) => catalogue.listProductsById(ids, at),
  getContentPage: ({ content }, at, { slug }) => content.getContentPage(slug, at),
  getMenu: ({ content }, at) => content.getMenu(at),
  getShopInfo: ({ content }, at) => content.getShopInfo(at),
  getPricing: (shop, at, input) => by(shop, at).cart.getPricing(input, at),
  getDeliveryDates: ({ stock }, at, { questions, shipment }) => stock.getDeliveryDates(questions, at, shipment),
  listShippingOptions: ({ checkout }, at, { country }) => (
    country === undefined ? TE.right([]) : checkout.listShippingOptions(country, at)
  ),
  getPartner: ({ delivery }, { owner, brandChannel: brand }, { accountId }) => delivery.getPartner({ owner, brand, named: accountId }),
  listPartners: ({ delivery }, { brandChannel }) => delivery.listPartners(brandChannel),
  choosePartner: ({ delivery }, { owner, brandChannel }, { studioId }) => delivery.choosePartner(owner, brandChannel, studioId),
  removePartner: ({ delivery }, { owner, brandChannel }) => delivery.removePartner(owner, brandChannel),
  getCrossSell: ({ recommendation }, at, { productId }) => recommendation.getCrossSell(productId, at),
  getRecommendations: (shop, at, { cart }) => by(shop, at).recommendation.getRecommendations(cart.token, at),
  createCart: (shop, caller) => by(shop, caller).cart.createCart({ ...caller, signedIn: signedInBy(caller) }),
  getCart: (shop, caller, { token }) => by(shop, caller).cart.getCart(token),
  addToCart: (shop, caller, { token, items, name }) => by(shop, caller).cart.addToCart(token, items, name),
  updateCartQuantity: (shop, caller, { token, itemId, quantity }) => by(shop, caller).cart.updateCartQuantity(token, itemId, quantity),
  removeFromCart: (shop, caller, { token, itemId }) => by(shop, caller).cart.removeFromCart(token, itemId),
  optOutOfProducts: (shop, caller, { token }) => by(shop, caller).cart.optOutOfProducts(token),
  createCartLink: (shop, caller, { token }) => by(shop, caller).cart.createCartLink(token),
  mergeAbandonedCart: (shop, caller, carts) => by(shop, caller).cart.mergeAbandonedCart({ ...carts, by: caller.owner }),
  setCurrentCart: (shop, caller, arrival) => by(shop, caller).cart.setCurrentCart({ ...arrival, by: signedInBy(caller) }),
  sanitizeAddress: ({ address }, caller, place) => address.sanitizeAddress(caller, place),
  updateOrder,
  deleteCouponCode: (shop, caller, { token }) => by(shop, caller).coupon.deleteCouponCode(token),
  deleteMilesAndMoreNumber: (shop, caller, { token }) => by(shop, caller).loyalty.deleteMilesAndMoreNumber(token),
  getCartShippingOptions: (shop, caller, { token }) => by(shop, caller).checkout.getCartShippingOptions(token),
  estimateCartShipping: (shop, caller, { token, country }) => by(shop, caller).checkout.estimateCartShipping(token, country),
  getSelectedShippingMethod: (shop, caller, { token }) => by(shop, caller).checkout.getSelectedShippingMethod(token),
  updateShippingMethod: (shop, caller, { token, key }) => by(shop, caller).checkout.updateShippingMethod(token, key),
  getPaymentMethods: (shop, caller, { token }) => by(shop, caller).checkout.getPaymentMethods(token, caller.owner),
  updatePaymentMethod: (shop, caller, { token, method }) => by(shop, caller).checkout.updatePaymentMethod(token, method, caller.owner),
  createOrder: (shop, caller, { token, consent }) =>
    pipe(by(shop, caller).order.createOrder(caller, token, consent), TE.map((placed) => placed.token)),
  getOrderOfCart: ({ order }, caller, { token }) => order.getOrderOfCart(caller, token),
  getOrder: ({ order }, caller, { token }) => order.getOrder(caller, token),
  trackOrder: ({ order }, _, { token }) => order.trackOrder(token),
  verifyOrderAccess: ({ order }, caller, { token, proof }) => order.verifyOrderAccess(caller, token, proof),
  getOrderPaymentMethods: ({ order }, _, { token }) => order.getOrderPaymentMethods(token),
  getPaymentSlip: ({ order }, caller, { token }) => order.getPaymentSlip(caller, token, caller.locale),
  createPayment: ({ payment }, caller, { token, method, ...card }) =>
    payment.createPayment(token, caller, method, { owner: caller.owner, ...card }),
  getCustomerPaymentAlias: ({ payment }, { owner }) => payment.listPaymentAliases(owner),
  deleteCustomerPaymentAlias: ({ payment }, { owner }, { alias }) => payment.deletePaymentAlias(owner, alias),
  listOrders: ({ order }, { owner }, { page }) => order.listOrders(owner, page),
  getOwnOrder: ({ order }, { owner }, { id }) => order.getOwnOrder(owner, id),
  getDocuments: ({ order }, { owner }, { documents }) =>
    pipe(order.getDocuments(owner, documents), TE.map((result) => result.map(documentPath))),
  getBonusPoints: ({ loyalty }, { owner }) => loyalty.getBonusPoints(owner),
  getLastPayment: ({ payment }, { owner }) => payment.getLastPayment(owner),
  reorder: (shop, caller, input) => by(shop, caller).reorder.reorder({
    ...input, accountId: caller.owner, ordered: caller.session.ordered(), from: caller.from,
  }),
  getReorderInterval: ({ reorder }, _, supplied) => reorder.getReorderInterval(supplied),
  listAddresses: ({ address }, { owner }) => address.listAddresses(owner),
  addAddress: ({ address }, caller, typed) => address.addAddress(caller, typed),
  correctAddress: ({ address }, caller, { id, ...typed }) => address.correctAddress(caller, id, typed),
  removeAddress: ({ address }, { owner }, { id }) => address.removeAddress(owner, id),
  chooseDefaultAddress: ({ address }, { owner }, { id }) => address.chooseDefaultAddress(owner, id),
  getReminderAlarms: ({ reminder }, caller) => reminder.getReminderAlarms(caller),
  createReminderAlarmSuggestion: ({ reminder }, { owner }, { orderId }) => reminder.suggestReminderAlarm(owner, orderId, EVERY_DAY),
  recalculateReminderAlarmSuggestion: ({ reminder }, { owner }, { orderId, usage }) =>
    reminder.suggestReminderAlarm(owner, orderId, usage),
  updateActiveReminderAlarm: ({ reminder }, caller, input) => reminder.updateActiveReminderAlarm(caller, input),
  updateReminderAlarm: ({ reminder }, caller, { id, change }) => reminder.updateReminderAlarm(caller, id, change),
  deleteReminderAlarm: ({ reminder }, { owner }, { id }) => reminder.deleteReminderAlarm(owner, id),
  endReminderAlarm: ({ reminder }, caller, { token }) => reminder.endReminderAlarm(caller, token),
  getRateableProducts: ({ rating }, caller, { account }) => rating.getRateableProducts(caller, account),
  addProductRating: ({ rating }, caller, input) => rating.addProductRating(caller, input),
  getOwnRatings: ({ rating }, caller) => rating.getOwnRatings(caller),
  getProductReviews: ({ rating }, at, { productId, page }) => rating.getProductReviews(productId, page, at),
  getProductReviewScores: ({ rating }, at, { productId }) =>
    pipe(rating.getProductReviews(productId, 1, at), TE.map(({ counts }) => counts)),
  getLensPass: ({ lensPass }, { owner }) => lensPass.getLensPass(owner),
  getLensValueSuggestions: ({ lensPass }, { owner }) => lensPass.getLensValueSuggestions(owner),
  addLensValues: ({ lensPass }, caller, input) => lensPass.addLensValues(caller, input),
  importLensValues: ({ lensPass }, { owner }, input) => lensPass.importLensValues(owner, input),
  correctLensValues: ({ lensPass }, caller, { id, values }) => lensPass.correctLensValues(caller, id, values),
  removeLensValues: ({ lensPass }, { owner }, { id }) => lensPass.removeLensValues(owner, id),
  renameLensWearer: ({ lensPass }, { owner }, { id, name }) => lensPass.renameLensWearer(owner, id, name),
  removeLensWearer: ({ lensPass }, { owner }, { id }) => lensPass.removeLensWearer(owner, id),
  getSubscriptions: ({ subscription }, caller) => subscription.getSubscriptions(caller),
  getSubscription: ({ subscription }, caller, { id }) => subscription.getSubscription(caller, id),
  createSubscription: ({ subscription }, caller, input) => subscription.createSubscription(caller, input),
  offerSubscription: ({ subscription }, caller, input) => subscription.offerSubscription(caller, input),
  subscribeToProducts: ({ subscription }, caller, input) => subscription.subscribeToProducts(caller, input),
  updateSubscription: ({ subscription }, caller, { id, change }) => subscription.updateSubscription(caller, id, change),
  updateSubscriptionsAddresses: ({ subscription }, caller, addresses) => subscription.updateSubscriptionsAddresses(caller, addresses),
  getSubscriptionPaymentMethods: ({ subscription }, caller) => subscription.getSubscriptionPaymentMethods(caller),
  cancelSubscription: ({ subscription }, { owner }, { id }) => subscription.cancelSubscription(owner, id),
  applySubscriptionLink: ({ subscription }, caller, redemption) => subscription.applySubscriptionLink(caller, redemption),
  signIn: ({ identity }, caller, { credentials, cart }) => identity.signIn(caller, credentials, cart),
  signUp: ({ identity }, caller, { registration, cart }) => identity.signUp(caller, registration, cart),
  signInWithIdToken: ({ identity }, caller, { token, cart }) => identity.signInWithIdToken(caller, token, cart),
  listIdentities: ({ identity }, { owner }) => identity.listIdentities(owner),
  linkIdentity: ({ identity }, caller, { token }) => identity.linkIdentity(caller, token),
  unlinkIdentity: ({ identity }, caller, { provider }) => identity.unlinkIdentity(caller, provider),
  sendVerificationEmail: ({ identity }, caller) => identity.sendVerificationEmail(caller),
  verifyEmail: ({ identity }, caller, { answer: redemption, cart }) => identity.verifyEmail(caller, redemption, cart),
  sendPasswordReset: ({ identity }, caller, { email }) => identity.sendPasswordReset(caller, email),
  sendLoginLink: ({ identity }, caller, request) => identity.sendLoginLink(caller, request),
  exchangeLoginLinkHash: ({ identity }, caller, { cart, ...redemption }) => identity.exchangeLoginLinkHash(caller, redemption, cart),
  readEmailLink: ({ identity }, caller, mail) => identity.readEmailLink(caller, mail),
  resetPassword: ({ identity }, caller, { answer: redemption, cart }) => identity.resetPassword(caller, redemption, cart),
  getEmailChange: ({ identity }, { owner }) => identity.getEmailChange(owner),
  requestEmailChange: ({ identity }, caller, input) => identity.requestEmailChange(caller, input),
  confirmEmailChange: ({ identity }, caller, { token }) => identity.confirmEmailChange(caller, token),
  cancelEmailChange: ({ identity }, { owner }) => identity.cancelEmailChange(owner),
  cancelEmailChangeByLink: ({ identity }, caller, { token }) => identity.cancelEmailChangeByLink(caller, token),
  getAccountDeletion: ({ privacy }, { owner }) => privacy.getAccountDeletion(owner),
  requestAccountDeletion: ({ privacy }, caller, { password }) => privacy.requestAccountDeletion(caller, password),
  cancelAccountDeletion: ({ privacy }, { owner }) => privacy.cancelAccountDeletion(owner),
  cancelAccountDeletionByLink: ({ privacy }, caller, { token }) => privacy.cancelAccountDeletionByLink(caller, token),
  getSignInMethods: ({ identity }, { owner }) => identity.getSignInMethods(owner),
  changeMyPassword: ({ identity }, caller, input) => identity.changeMyPassword(caller, input),
  getSessions: ({ identity }, caller) => identity.getSessions(caller),
  endSession: ({ identity }, { owner }, { id }) => identity.endSession(owner, id),
  endOtherSessions: ({ identity }, caller, input) => identity.endOtherSessions(caller, input),
  getPasskeys: ({ passkey }, { owner }) => passkey.getPasskeys(owner),
  beginPasskey: ({ passkey }, caller, { password }) => passkey.beginPasskey(caller, password),
  addPasskey: ({ passkey }, caller, { name, response }) => passkey.addPasskey(caller, name, response),
  removePasskey: ({ passkey }, caller, { id, password }) => passkey.removePasskey(caller, id, password),
  beginPasskeySignIn: ({ passkey }, caller) => passkey.beginPasskeySignIn(caller),
  signInWithPasskey: ({ passkey }, caller, { response, cart }) => passkey.signInWithPasskey(caller, response, cart),
  signOut: ({ identity }, caller) => identity.signOut(caller),
  getMarketingCommunication: ({ marketing }, caller, { id }) => marketing.getMarketingCommunication(caller, id),
  getMarketingCommunicationChannels: () => TE.right(MARKETING_CHANNELS),
  updateMarketingCommunication: ({ marketing }, caller, input) => marketing.updateMarketingCommunication(caller, input),
  subscribeNewsletter: ({ marketing }, caller, { isWanted }) => marketing.subscribeNewsletter(caller, isWanted),
  requestNewsletter: ({ marketing }, caller, { email }) => marketing.requestNewsletter(caller, email),
  confirmNewsletter: ({ marketing }, caller, { token }) => marketing.confirmNewsletter(caller, token),
  unsubscribeNewsletter: ({ marketing }, caller, { token }) => marketing.unsubscribeNewsletter(caller, token),
  sendMessage: ({ contact }, caller, message) => contact.sendMessage(caller, message),
  declareWithdrawal: ({ contact }, caller, statement) => contact.declareWithdrawal(caller, statement),
  updateProfile: ({ customer }, caller, input) => customer.updateProfile(caller, input),
  getProfile: ({ customer }, caller) => customer.getProfile(caller),
  setMilesAndMoreNumber: ({ loyalty }, { owner }, { number }) => loyalty.setMilesAndMoreNumber(owner, number),
  getMilesAndMorePoints: ({ loyalty }, { owner }, { page }) => loyalty.getMilesAndMorePoints(owner, page),
  getBonusPointsStatement: ({ loyalty }, { owner }, { page }) => loyalty.getBonusPointsStatement(owner, page),
}

const ROWS: { readonly [Name in OperationName]: { readonly right: Right } } = OPERATIONS

/** Reads the permission from the operation's row. */
const REQUIRED_CALLERS = Object.fromEntries(
  Object.entries(ROWS).map(([name, { right }]) => [name, RIGHTS[right]]),
) as RequiredCallerOf

/** Executes one operation for a caller who has its permission. */
export type HandleOperation = <Name extends OperationName>(name: Name, visit: RequestContext, input: OperationInputs[Name]) =>
  TE.TaskEither<Failure, Reply[Name]>

export const makeHandleOperation =
  (commerce: Commerce): HandleOperation =>
  (name, visit, input) =>
    pipe(
      commerce.identity.resolveCaller<RequiredCallerOf[typeof name]>(REQUIRED_CALLERS[name], visit),
      TE.flatMap((caller) => HANDLERS[name](commerce, caller, input)),
    )
