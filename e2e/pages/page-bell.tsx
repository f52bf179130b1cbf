import { createInbox } from 'belfry/inbox'
import { Bell } from 'belfry/inbox/react'
import 'belfry/inbox.css'
import type { ReactElement } from 'react'

const inbox = createInbox()
const isAsked = new URLSearchParams(location.search).has('bell')

/** A bell for the modals of other libraries, if the address asks for it. */
export const PageBell = (): ReactElement | false => isAsked && <Bell inbox={inbox} />
