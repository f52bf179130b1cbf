import { type ComponentProps, type ReactElement, useRef } from 'react'
import { useDescription } from './use-description.ts'

/** A button that says what it belongs to. It belongs to no form, and lacks the `type` that some pages style. */
export const DescribedButton = ({
  description,
  ...button
}: ComponentProps<'button'> & { readonly description: string }): ReactElement => {
  const described = useDescription(useRef<HTMLButtonElement>(null), description)
  return <button form="" {...described} {...button} />
}
