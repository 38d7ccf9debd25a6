import type { ShopRegister } from '../../../application/commerce/shop/shop-register.port.ts'
import { openRegister, RegisterRefused } from '../server/open-register.ts'
import { CommandError } from './command.ts'

/** The brands as a file configures them, or those of the demo. */
export const registerFrom = (file: string | undefined): Promise<ShopRegister> =>
  openRegister(file).catch((error: unknown) => {
    throw error instanceof RegisterRefused ? new CommandError(error.message) : error
  })
