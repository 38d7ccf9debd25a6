import account from './account.json' with { type: 'json' }
import accountShared from './account-shared.json' with { type: 'json' }
import banner from './banner.json' with { type: 'json' }
import cart from './cart.json' with { type: 'json' }
import cartNews from './cart-news.json' with { type: 'json' }
import checkout from './checkout.json' with { type: 'json' }
import contact from './contact.json' with { type: 'json' }
import content from './content.json' with { type: 'json' }
import coupon from './coupon.json' with { type: 'json' }
import backOffice from './back-office.json' with { type: 'json' }
import design from './design.json' with { type: 'json' }
import error from './error.json' with { type: 'json' }
import form from './form.json' with { type: 'json' }
import guarantee from './guarantee.json' with { type: 'json' }
import home from './home.json' with { type: 'json' }
import loyalty from './loyalty.json' with { type: 'json' }
import optician from './optician.json' with { type: 'json' }
import emailVerification from './email-verification.json' with { type: 'json' }
import password from './password.json' with { type: 'json' }
import medicalDevice from './medical-device.json' with { type: 'json' }
import mail from './mail.json' with { type: 'json' }
import signInLink from './sign-in-link.json' with { type: 'json' }
import lensPass from './lens-pass.json' with { type: 'json' }
import listing from './listing.json' with { type: 'json' }
import paymentPage from './payment-page.json' with { type: 'json' }
import personalData from './personal-data.json' with { type: 'json' }
import accountDeletion from './account-deletion.json' with { type: 'json' }
import emailChange from './email-change.json' with { type: 'json' }
import order from './order.json' with { type: 'json' }
import passkey from './passkey.json' with { type: 'json' }
import product from './product.json' with { type: 'json' }
import productPage from './product-page.json' with { type: 'json' }
import newsletter from './newsletter.json' with { type: 'json' }
import profile from './profile.json' with { type: 'json' }
import rating from './rating.json' with { type: 'json' }
import refusals from './refusals.json' with { type: 'json' }
import social from './social.json' with { type: 'json' }
import security from './security.json' with { type: 'json' }
import subscription from './subscription.json' with { type: 'json' }
import reminder from './reminder.json' with { type: 'json' }
import reorder from './reorder.json' with { type: 'json' }
import search from './search.json' with { type: 'json' }
import shell from './shell.json' with { type: 'json' }
import wallet from './wallet.json' with { type: 'json' }
import shipping from './shipping.json' with { type: 'json' }
import tracking from './tracking.json' with { type: 'json' }
import wishlist from './wishlist.json' with { type: 'json' }
import user from './user.json' with { type: 'json' }
import type { MessageFile } from './message-entry.ts'

/** All source texts, for the server and tests. A browser loads only those of a page. */
export const TEXTS = {
  ...banner, ...personalData, ...accountDeletion, ...emailChange, ...profile, ...newsletter,
  ...account, ...accountShared, ...cart, ...cartNews, ...checkout, ...content, ...coupon, ...backOffice, ...design, ...error, ...home,
  ...mail,
  ...emailVerification, ...password, ...signInLink,
  ...lensPass, ...listing, ...medicalDevice,
  ...order, ...passkey, ...paymentPage, ...product, ...productPage, ...refusals,
  ...reminder, ...security, ...reorder, ...search, ...shell, ...shipping, ...social, ...subscription, ...tracking,
  ...contact, ...form, ...guarantee,
  ...loyalty, ...optician, ...user, ...rating, ...wallet, ...wishlist,
} satisfies MessageFile
