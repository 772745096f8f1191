import { BOOT_OPTIONS, type BootOption } from '#domain/sign-up/boot.ts';
import type { BootVolunteerMutationVariables } from '../../gql/generated.ts';

type Given = { contractId: string; option: BootOption; message: string | null; supervisorId: string };

/** The input of updateContract for a boot or a ban; a message that is not written is left out. */
export function bootVariables({
  contractId,
  option,
  message,
  supervisorId,
}: Given): BootVolunteerMutationVariables {
  return {
    id: contractId,
    updateAction: option,
    supervisorId,
    option,
    ...(message !== null && { abandonReason: message, [BOOT_OPTIONS[option].messageField]: message }),
  };
}
