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

type Answers = {
  readonly [Name in OperationName]: (
    commerce: Commerce,
    asker: Callers[RequiredCallerOf[Name]],
    input: OperationInputs[Name],
  ) => TE.TaskEither<Failure, Reply[Name]>
}

/** What is done with carts, by whoever asks. */
const by = ({ caller }: Commerce, { owner, session }: Pick<Callers['visitor'], 'owner' | 'session'>) => caller.forCaller(owner, session)

/** One of the things that are told to a cart with the same verb and path. */
const updateOrder: Answers['updateOrder'] = (shop, asker, { token, change }) => {
  const { owner, from } = asker
  const { checkout, coupon, loyalty } = by(shop, asker)
  switch (change._tag) {
    case 'Email': return checkout.setEmail(token, change.email)
    case 'Addresses': return checkout.setAddresses(token, change.addresses, owner)
    case 'Coupon': return coupon.redeemCoupon(token, change.code, from, owner)
    case 'MilesNumber': return loyalty.setMilesNumber(token, change.number)
  }
}

/** Which use case answers which operation. Whatever is decided is decided there. */
const ANSWERS: Answers = {
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
  getPartner: ({ delivery }, { owner, brandChannel: brand }, { accountId: named }) => delivery.getPartner({ owner, brand, named }),
  listPartners: ({ delivery }, { brandChannel }) => delivery.listPartners(brandChannel),
  choosePartner: ({ delivery }, { owner, brandChannel }, { studioId }) => delivery.choosePartner(owner, brandChannel, studioId),
  removePartner: ({ delivery }, { owner, brandChannel }) => delivery.removePartner(owner, brandChannel),
  getCrossSell: ({ recommendation }, at, { productId }) => recommendation.getCrossSell(productId, at),
  getRecommendations: (shop, at, { cart }) => by(shop, at).recommendation.getRecommendations(cart.token, at),
  createCart: (shop, asker) => by(shop, asker).cart.createCart({ ...asker, signedIn: signedInBy(asker) }),
  getCart: (shop, asker, { token }) => by(shop, asker).cart.getCart(token),
  addToCart: (shop, asker, { token, items, name }) => by(shop, asker).cart.addToCart(token, items, name),
  updateCartQuantity: (shop, asker, { token, itemId, quantity }) => by(shop, asker).cart.updateCartQuantity(token, itemId, quantity),
  removeFromCart: (shop, asker, { token, itemId }) => by(shop, asker).cart.removeFromCart(token, itemId),
  optOutOfProducts: (shop, asker, { token }) => by(shop, asker).cart.optOutOfProducts(token),
  createCartLink: (shop, asker, { token }) => by(shop, asker).cart.createCartLink(token),
  mergeAbandonedCart: (shop, asker, carts) => by(shop, asker).cart.mergeAbandonedCart({ ...carts, by: asker.owner }),
  setCurrentCart: (shop, asker, arrival) => by(shop, asker).cart.setCurrentCart({ ...arrival, by: signedInBy(asker) }),
  sanitizeAddress: ({ address }, asker, place) => address.sanitizeAddress(asker, place),
  updateOrder,
  deleteCouponCode: (shop, asker, { token }) => by(shop, asker).coupon.deleteCouponCode(token),
  deleteMilesAndMoreNumber: (shop, asker, { token }) => by(shop, asker).loyalty.deleteMilesAndMoreNumber(token),
  getCartShippingOptions: (shop, asker, { token }) => by(shop, asker).checkout.getCartShippingOptions(token),
  estimateCartShipping: (shop, asker, { token, country }) => by(shop, asker).checkout.estimateCartShipping(token, country),
  getSelectedShippingMethod: (shop, asker, { token }) => by(shop, asker).checkout.getSelectedShippingMethod(token),
  updateShippingMethod: (shop, asker, { token, key }) => by(shop, asker).checkout.updateShippingMethod(token, key),
  getPaymentMethods: (shop, asker, { token }) => by(shop, asker).checkout.getPaymentMethods(token, asker.owner),
  updatePaymentMethod: (shop, asker, { token, method }) => by(shop, asker).checkout.updatePaymentMethod(token, method, asker.owner),
  createOrder: (shop, asker, { token, consent }) =>
    pipe(by(shop, asker).order.createOrder(asker, token, consent), TE.map((placed) => placed.token)),
  getOrderOfCart: ({ order }, asker, { token }) => order.getOrderOfCart(asker, token),
  getOrder: ({ order }, asker, { token }) => order.getOrder(asker, token),
  trackOrder: ({ order }, _, { token }) => order.trackOrder(token),
  verifyOrderAccess: ({ order }, asker, { token, proof }) => order.verifyOrderAccess(asker, token, proof),
  getOrderPaymentMethods: ({ order }, _, { token }) => order.getOrderPaymentMethods(token),
  getPaymentSlip: ({ order }, asker, { token }) => order.getPaymentSlip(asker, token, asker.locale),
  createPayment: ({ payment }, asker, { token, method, ...card }) =>
    payment.createPayment(token, asker, method, { owner: asker.owner, ...card }),
  getCustomerPaymentAlias: ({ payment }, { owner }) => payment.listPaymentAliases(owner),
  deleteCustomerPaymentAlias: ({ payment }, { owner }, { alias }) => payment.deletePaymentAlias(owner, alias),
  listOrders: ({ order }, { owner }, { page }) => order.listOrders(owner, page),
  getOwnOrder: ({ order }, { owner }, { id }) => order.getOwnOrder(owner, id),
  getDocuments: ({ order }, { owner }, { documents }) =>
    pipe(order.getDocuments(owner, documents), TE.map((result) => result.map(documentPath))),
  getBonusPoints: ({ loyalty }, { owner }) => loyalty.getBonusPoints(owner),
  getLastPayment: ({ payment }, { owner }) => payment.getLastPayment(owner),
  reorder: (shop, asker, input) => by(shop, asker).reorder.reorder({
    ...input, accountId: asker.owner, ordered: asker.session.ordered(), from: asker.from,
  }),
  getReorderInterval: ({ reorder }, _, supplied) => reorder.getReorderInterval(supplied),
  listAddresses: ({ address }, { owner }) => address.listAddresses(owner),
  addAddress: ({ address }, asker, typed) => address.addAddress(asker, typed),
  correctAddress: ({ address }, asker, { id, ...typed }) => address.correctAddress(asker, id, typed),
  removeAddress: ({ address }, { owner }, { id }) => address.removeAddress(owner, id),
  chooseDefaultAddress: ({ address }, { owner }, { id }) => address.chooseDefaultAddress(owner, id),
  getReminderAlarms: ({ reminder }, asker) => reminder.getReminderAlarms(asker),
  createReminderAlarmSuggestion: ({ reminder }, { owner }, { orderId }) => reminder.suggestReminderAlarm(owner, orderId, EVERY_DAY),
  recalculateReminderAlarmSuggestion: ({ reminder }, { owner }, { orderId, usage }) =>
    reminder.suggestReminderAlarm(owner, orderId, usage),
  updateActiveReminderAlarm: ({ reminder }, asker, input) => reminder.updateActiveReminderAlarm(asker, input),
  updateReminderAlarm: ({ reminder }, asker, { id, change }) => reminder.updateReminderAlarm(asker, id, change),
  deleteReminderAlarm: ({ reminder }, { owner }, { id }) => reminder.deleteReminderAlarm(owner, id),
  endReminderAlarm: ({ reminder }, asker, { token }) => reminder.endReminderAlarm(asker, token),
  getRateableProducts: ({ rating }, asker, { account }) => rating.getRateableProducts(asker, account),
  addProductRating: ({ rating }, asker, input) => rating.addProductRating(asker, input),
  getOwnRatings: ({ rating }, asker) => rating.getOwnRatings(asker),
  getProductReviews: ({ rating }, at, { productId, page }) => rating.getProductReviews(productId, page, at),
  getProductReviewScores: ({ rating }, at, { productId }) =>
    pipe(rating.getProductReviews(productId, 1, at), TE.map(({ counts }) => counts)),
  getLensPass: ({ lensPass }, { owner }) => lensPass.getLensPass(owner),
  getLensValueSuggestions: ({ lensPass }, { owner }) => lensPass.getLensValueSuggestions(owner),
  addLensValues: ({ lensPass }, asker, input) => lensPass.addLensValues(asker, input),
  takeLensValues: ({ lensPass }, { owner }, input) => lensPass.takeLensValues(owner, input),
  correctLensValues: ({ lensPass }, asker, { id, values }) => lensPass.correctLensValues(asker, id, values),
  removeLensValues: ({ lensPass }, { owner }, { id }) => lensPass.removeLensValues(owner, id),
  renameLensWearer: ({ lensPass }, { owner }, { id, name }) => lensPass.renameLensWearer(owner, id, name),
  removeLensWearer: ({ lensPass }, { owner }, { id }) => lensPass.removeLensWearer(owner, id),
  getSubscriptions: ({ subscription }, asker) => subscription.getSubscriptions(asker),
  getSubscription: ({ subscription }, asker, { id }) => subscription.getSubscription(asker, id),
  createSubscription: ({ subscription }, asker, input) => subscription.createSubscription(asker, input),
  offerSubscription: ({ subscription }, asker, input) => subscription.offerSubscription(asker, input),
  subscribeToProducts: ({ subscription }, asker, input) => subscription.subscribeToProducts(asker, input),
  updateSubscription: ({ subscription }, asker, { id, change }) => subscription.updateSubscription(asker, id, change),
  updateSubscriptionsAddresses: ({ subscription }, asker, addresses) => subscription.updateSubscriptionsAddresses(asker, addresses),
  getSubscriptionPaymentMethods: ({ subscription }, asker) => subscription.getSubscriptionPaymentMethods(asker),
  cancelSubscription: ({ subscription }, { owner }, { id }) => subscription.cancelSubscription(owner, id),
  applySubscriptionLink: ({ subscription }, asker, answer) => subscription.applySubscriptionLink(asker, answer),
  signIn: ({ identity }, asker, { credentials, cart }) => identity.signIn(asker, credentials, cart),
  signUp: ({ identity }, asker, { registration, cart }) => identity.signUp(asker, registration, cart),
  signInWithIdToken: ({ identity }, asker, { token, cart }) => identity.signInWithIdToken(asker, token, cart),
  listIdentities: ({ identity }, { owner }) => identity.listIdentities(owner),
  linkIdentity: ({ identity }, asker, { token }) => identity.linkIdentity(asker, token),
  unlinkIdentity: ({ identity }, asker, { provider }) => identity.unlinkIdentity(asker, provider),
  sendVerificationEmail: ({ identity }, asker) => identity.sendVerificationEmail(asker),
  verifyEmail: ({ identity }, asker, { answer, cart }) => identity.verifyEmail(asker, answer, cart),
  sendPasswordReset: ({ identity }, asker, { email }) => identity.sendPasswordReset(asker, email),
  sendLoginLink: ({ identity }, asker, request) => identity.sendLoginLink(asker, request),
  exchangeLoginLinkHash: ({ identity }, asker, { cart, ...answer }) => identity.exchangeLoginLinkHash(asker, answer, cart),
  readEmailLink: ({ identity }, asker, mail) => identity.readEmailLink(asker, mail),
  resetPassword: ({ identity }, asker, { answer, cart }) => identity.resetPassword(asker, answer, cart),
  getEmailChange: ({ identity }, { owner }) => identity.getEmailChange(owner),
  requestEmailChange: ({ identity }, asker, input) => identity.requestEmailChange(asker, input),
  confirmEmailChange: ({ identity }, asker, { token }) => identity.confirmEmailChange(asker, token),
  cancelEmailChange: ({ identity }, { owner }) => identity.cancelEmailChange(owner),
  cancelEmailChangeByLink: ({ identity }, asker, { token }) => identity.cancelEmailChangeByLink(asker, token),
  getAccountDeletion: ({ privacy }, { owner }) => privacy.getAccountDeletion(owner),
  requestAccountDeletion: ({ privacy }, asker, { password }) => privacy.requestAccountDeletion(asker, password),
  cancelAccountDeletion: ({ privacy }, { owner }) => privacy.cancelAccountDeletion(owner),
  cancelAccountDeletionByLink: ({ privacy }, asker, { token }) => privacy.cancelAccountDeletionByLink(asker, token),
  getSignInMethods: ({ identity }, { owner }) => identity.getSignInMethods(owner),
  changeMyPassword: ({ identity }, asker, input) => identity.changeMyPassword(asker, input),
  getSessions: ({ identity }, asker) => identity.getSessions(asker),
  endSession: ({ identity }, { owner }, { id }) => identity.endSession(owner, id),
  endOtherSessions: ({ identity }, asker, input) => identity.endOtherSessions(asker, input),
  getPasskeys: ({ passkey }, { owner }) => passkey.getPasskeys(owner),
  beginPasskey: ({ passkey }, asker, { password }) => passkey.beginPasskey(asker, password),
  addPasskey: ({ passkey }, asker, { name, answer }) => passkey.addPasskey(asker, name, answer),
  removePasskey: ({ passkey }, asker, { id, password }) => passkey.removePasskey(asker, id, password),
  beginPasskeySignIn: ({ passkey }, asker) => passkey.beginPasskeySignIn(asker),
  signInWithPasskey: ({ passkey }, asker, { answer, cart }) => passkey.signInWithPasskey(asker, answer, cart),
  signOut: ({ identity }, asker) => identity.signOut(asker),
  getMarketingCommunication: ({ marketing }, asker, { id }) => marketing.getMarketingCommunication(asker, id),
  getMarketingCommunicationChannels: () => TE.right(MARKETING_CHANNELS),
  updateMarketingCommunication: ({ marketing }, asker, input) => marketing.updateMarketingCommunication(asker, input),
  subscribeNewsletter: ({ marketing }, asker, { isWanted }) => marketing.subscribeNewsletter(asker, isWanted),
  requestNewsletter: ({ marketing }, asker, { email }) => marketing.requestNewsletter(asker, email),
  confirmNewsletter: ({ marketing }, asker, { token }) => marketing.confirmNewsletter(asker, token),
  unsubscribeNewsletter: ({ marketing }, asker, { token }) => marketing.unsubscribeNewsletter(asker, token),
  sendMessage: ({ contact }, asker, message) => contact.sendMessage(asker, message),
  declareWithdrawal: ({ contact }, asker, statement) => contact.declareWithdrawal(asker, statement),
  updateProfile: ({ customer }, asker, input) => customer.updateProfile(asker, input),
  getProfile: ({ customer }, asker) => customer.getProfile(asker),
  setMilesAndMoreNumber: ({ loyalty }, { owner }, { number }) => loyalty.setMilesAndMoreNumber(owner, number),
  getMilesAndMorePoints: ({ loyalty }, { owner }, { page }) => loyalty.getMilesAndMorePoints(owner, page),
  getBonusPointsStatement: ({ loyalty }, { owner }, { page }) => loyalty.getBonusPointsStatement(owner, page),
}

const ROWS: { readonly [Name in OperationName]: { readonly right: Right } } = OPERATIONS

/** The row alone says it. */
const MAY_ASK = Object.fromEntries(
  Object.entries(ROWS).map(([name, { right }]) => [name, RIGHTS[right]]),
) as RequiredCallerOf

/** Answers one operation for somebody at the door, as far as they may ask it. */
export type Answer = <Name extends OperationName>(name: Name, visit: RequestContext, input: OperationInputs[Name]) =>
  TE.TaskEither<Failure, Reply[Name]>

export const makeAnswer =
  (commerce: Commerce): Answer =>
  (name, visit, input) =>
    pipe(
      commerce.identity.resolveCaller<RequiredCallerOf[typeof name]>(MAY_ASK[name], visit),
      TE.flatMap((asker) => ANSWERS[name](commerce, asker, input)),
    )
