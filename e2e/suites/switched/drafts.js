// A user's own module, written for the two libraries: an alias is all that has changed.
import hotToast from 'react-hot-toast'
import { toast } from 'sonner'

export const save = () => toast.success('Saved', { description: 'Your draft is safe.' })

export const remove = () => hotToast.error('Not removed', { id: 'remove' })

export const publish = (work) =>
  toast.promise(work, { loading: 'Publishing', success: 'Published', error: 'Not published' })
