// The typed client of the service. In a project of your own, `npm install <service>/client/clinic-partner.tgz` and
// write 'clinic-partner' here.
export { createClinic, ProblemError, ResyncNeeded } from '../../client/index.js';
