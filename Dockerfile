# One image for every role: api, worker and migrate are commands of it (docker-compose.yml).

FROM node:24-bookworm-slim AS dependencies
WORKDIR /service
COPY package.json package-lock.json ./
# A lock file made on one machine lacks optional packages of other platforms, which `npm ci` refuses.
RUN npm install --omit=dev --no-audit --no-fund && npm cache clean --force

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /service
# A new volume gets the owner of the folder that it is mounted at. Otherwise only root could write into it.
RUN mkdir /data /checkpoints && chown node:node /data /checkpoints
COPY --from=dependencies /service/node_modules node_modules
COPY . .
# The workflow bundle. Otherwise every worker would build it at its start, with seconds of processor time.
ENV WORKFLOW_BUNDLE_PATH=/service/workflow-bundle.js
RUN node --disable-warning=ExperimentalWarning temporal/write-bundle.ts "$WORKFLOW_BUNDLE_PATH"
# The browser bundle in every encoding. Otherwise the API would build it at the first request.
ENV WEB_BUNDLE_PATH=/service/web-bundle
RUN node --disable-warning=ExperimentalWarning api/surfaces/workspace-bundle/write-bundle.ts "$WEB_BUNDLE_PATH"
# Compiled code of Node, for the account that compiled it. Without settings a process ends (78) after it has loaded
# its modules, which is enough here.
ENV NODE_COMPILE_CACHE=/service/compiled
RUN mkdir /service/compiled && chown node:node /service/compiled
USER node
RUN for role in api worker; do \
    node --disable-warning=ExperimentalWarning $role/main.ts 2>/dev/null; [ $? -eq 78 ] || exit 1; done
VOLUME /data
EXPOSE 8080 8081 8082 8083
# SIGTERM drains the process, so npm must not be between the process and the signal.
CMD ["node", "--disable-warning=ExperimentalWarning", "api/main.ts"]
