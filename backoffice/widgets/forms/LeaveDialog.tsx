import { Confirm } from 'react-admin';
import type { useLeaveGuard } from './use-leave-guard.ts';

/** Asks before changes that are not saved are given up. */
export function LeaveDialog({ guard }: { guard: ReturnType<typeof useLeaveGuard> }) {
  return (
    <Confirm
      isOpen={guard.isAsking}
      title="Leave without saving?"
      content="What you changed is not saved yet."
      confirm="Discard changes"
      cancel="Stay"
      confirmColor="warning"
      onConfirm={guard.leave}
      onClose={guard.stay}
    />
  );
}
