/** Where the provider answers programs (`api`) and shoppers (`pay`): play money in the sandbox, real money when live (Commerce §9). */
export const DATATRANS_HOSTS = {
  sandbox: { api: 'https://api.sandbox.datatrans.com', pay: 'https://pay.sandbox.datatrans.com' },
  live: { api: 'https://api.datatrans.com', pay: 'https://pay.datatrans.com' },
} as const
export type DatatransEnvironment = keyof typeof DATATRANS_HOSTS

/** The provider's own page for a transaction it started. */
export const redirectAddress = (environment: DatatransEnvironment, transaction: string): string =>
  `${DATATRANS_HOSTS[environment].pay}/v1/start/${transaction}`
