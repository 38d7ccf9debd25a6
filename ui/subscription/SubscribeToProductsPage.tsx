import { useActionData, useLoaderData } from '../binding/use-page.ts'
import type { action, loader } from './subscribe-to-products.route.ts'
import { SubscribeForm } from './SubscribeForm.tsx'

/** Subscribes to products without an order. */
export const SubscribeToProductsPage = () => <SubscribeForm data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
