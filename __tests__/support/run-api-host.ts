import { ApiHost } from './api-host';

void new ApiHost().start(Number(process.argv[2]));
