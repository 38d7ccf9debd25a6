import { useActionData, useLoaderData } from '../binding/use-page.ts'
import type { action, loader } from './subscribe.route.ts'
import { SubscribeForm } from './SubscribeForm.tsx'

/** Subscribes to an order. */
export const SubscribePage = () => <SubscribeForm data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
