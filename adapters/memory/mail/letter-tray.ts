import * as E from 'fp-ts/lib/Either.js'
import type { LetterTray } from '../../../application/commerce/mail/letter-tray.port.ts'
import { atOnce } from '../at-once.ts'
import type { ShopState } from '../shop-state.ts'
import { keepMails } from './keep-mails.ts'

export const openLetterTray = (state: ShopState): LetterTray => ({
  put: (letters) => atOnce(() => E.right(keepMails(state, letters))),
})
