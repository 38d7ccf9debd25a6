import type { ReactNode } from 'react'
import { useFetcher } from '../binding/use-fetcher.tsx'
import type { action } from './logout.route.ts'

type SignOutFormProps = { readonly path: string; readonly children: ReactNode }

/** Signs out from any page: the page stays until the shop has answered, so that measurement hears of it. */
export const SignOutForm = ({ path, children }: SignOutFormProps) => {
  const { Form } = useFetcher<typeof action>()
  return <Form method="post" action={path}>{children}</Form>
}
