import { BackgroundJobsDocument } from '../../gql/generated/staff.ts';
import { reading } from '../../resources/method.ts';

/** What the product does by itself, and how that went. */
export const backgroundJobs = reading(BackgroundJobsDocument, (data) => data.backgroundJobs);
