import { baseApi as api } from "./base";
export const addTagTypes = [
  "Addresses",
  "Sign-in",
  "Accounts",
  "Analytics",
  "System",
  "Cart",
  "Orders",
  "Catalogue",
  "Commissions",
  "Employees",
  "Prices",
  "Imports",
  "Inventory",
  "Issues",
  "Jobs",
  "Mail",
  "Notes",
  "Notifications",
  "Returns",
  "Picking",
  "Settings",
  "Presence",
  "Purchasing",
  "Wishlist",
  "Saved views",
  "Search",
  "Integration",
  "Waiting",
  "Warehouse",
  "Health",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAddresses: build.query<ListAddressesApiResponse, ListAddressesApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/addresses`,
            params: {
              limit: queryArg.limit,
              cursor: queryArg.cursor,
            },
          }),
          providesTags: ["Addresses"],
        },
      ),
      addAddress: build.mutation<AddAddressApiResponse, AddAddressApiArg>({
        query: (queryArg) => ({
          url: `/api/addresses`,
          method: "POST",
          body: queryArg.addressRequest,
        }),
        invalidatesTags: ["Addresses"],
      }),
      updateAddress: build.mutation<
        UpdateAddressApiResponse,
        UpdateAddressApiArg
      >({
        query: (queryArg) => ({
          url: `/api/addresses/${queryArg.id}`,
          method: "PUT",
          body: queryArg.addressRequest,
        }),
        invalidatesTags: ["Addresses"],
      }),
      removeAddress: build.mutation<
        RemoveAddressApiResponse,
        RemoveAddressApiArg
      >({
        query: (queryArg) => ({
          url: `/api/addresses/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Addresses"],
      }),
      registerAdmin: build.mutation<
        RegisterAdminApiResponse,
        RegisterAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/register`,
          method: "POST",
          body: queryArg.adminRegistrationRequest,
        }),
        invalidatesTags: ["Sign-in"],
      }),
      getReferral: build.query<GetReferralApiResponse, GetReferralApiArg>({
        query: (queryArg) => ({ url: `/api/agents/${queryArg.id}/referral` }),
        providesTags: ["Accounts"],
      }),
      getCohorts: build.query<GetCohortsApiResponse, GetCohortsApiArg>({
        query: (queryArg) => ({
          url: `/api/analytics/cohorts`,
          params: {
            from: queryArg["from"],
            to: queryArg.to,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Analytics"],
      }),
      getConversion: build.query<GetConversionApiResponse, GetConversionApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/analytics/conversion`,
            params: {
              from: queryArg["from"],
              to: queryArg.to,
            },
          }),
          providesTags: ["Analytics"],
        },
      ),
      getMetrics: build.query<GetMetricsApiResponse, GetMetricsApiArg>({
        query: () => ({ url: `/api/analytics/metrics` }),
        providesTags: ["Analytics"],
      }),
      getProduction: build.query<GetProductionApiResponse, GetProductionApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/analytics/production`,
            params: {
              from: queryArg["from"],
              to: queryArg.to,
              bucket: queryArg.bucket,
            },
          }),
          providesTags: ["Analytics"],
        },
      ),
      getSales: build.query<GetSalesApiResponse, GetSalesApiArg>({
        query: (queryArg) => ({
          url: `/api/analytics/sales`,
          params: {
            from: queryArg["from"],
            to: queryArg.to,
            step: queryArg.step,
            by: queryArg.by,
            compare: queryArg.compare,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["Analytics"],
      }),
      getStockTurns: build.query<GetStockTurnsApiResponse, GetStockTurnsApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/analytics/stock-turns`,
            params: {
              from: queryArg["from"],
              to: queryArg.to,
            },
          }),
          providesTags: ["Analytics"],
        },
      ),
      getTrade: build.query<GetTradeApiResponse, GetTradeApiArg>({
        query: (queryArg) => ({
          url: `/api/analytics/trade`,
          params: {
            as: queryArg["as"],
            userId: queryArg.userId,
            from: queryArg["from"],
            to: queryArg.to,
            bucket: queryArg.bucket,
          },
        }),
        providesTags: ["Analytics"],
      }),
      getWholesalerFigures: build.query<
        GetWholesalerFiguresApiResponse,
        GetWholesalerFiguresApiArg
      >({
        query: () => ({ url: `/api/analytics/wholesaler` }),
        providesTags: ["Analytics"],
      }),
      changePassword: build.mutation<
        ChangePasswordApiResponse,
        ChangePasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/change-password`,
          method: "POST",
          body: queryArg.changePasswordRequest,
        }),
        invalidatesTags: ["Sign-in"],
      }),
      login: build.mutation<LoginApiResponse, LoginApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/login`,
          method: "POST",
          body: queryArg.signInRequest,
        }),
        invalidatesTags: ["Sign-in"],
      }),
      logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
        query: () => ({ url: `/api/auth/logout`, method: "POST" }),
        invalidatesTags: ["Sign-in"],
      }),
      getMe: build.query<GetMeApiResponse, GetMeApiArg>({
        query: () => ({ url: `/api/auth/me` }),
        providesTags: ["Sign-in"],
      }),
      register: build.mutation<RegisterApiResponse, RegisterApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/register`,
          method: "POST",
          body: queryArg.registerRequest,
        }),
        invalidatesTags: ["Sign-in"],
      }),
      requestPasswordReset: build.mutation<
        RequestPasswordResetApiResponse,
        RequestPasswordResetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/reset-password`,
          method: "POST",
          body: queryArg.passwordResetRequest,
        }),
        invalidatesTags: ["Sign-in"],
      }),
      confirmPasswordReset: build.mutation<
        ConfirmPasswordResetApiResponse,
        ConfirmPasswordResetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/reset-password/confirm`,
          method: "POST",
          body: queryArg.confirmResetRequest,
        }),
        invalidatesTags: ["Sign-in"],
      }),
      listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/sessions`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Sign-in"],
      }),
      revokeSession: build.mutation<
        RevokeSessionApiResponse,
        RevokeSessionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/sessions/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Sign-in"],
      }),
      warehouseLogin: build.mutation<
        WarehouseLoginApiResponse,
        WarehouseLoginApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/warehouse-login`,
          method: "POST",
          body: queryArg.signInRequest,
        }),
        invalidatesTags: ["Sign-in"],
      }),
      listBackups: build.query<ListBackupsApiResponse, ListBackupsApiArg>({
        query: (queryArg) => ({
          url: `/api/backups`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["System"],
      }),
      createBackup: build.mutation<CreateBackupApiResponse, CreateBackupApiArg>(
        {
          query: () => ({ url: `/api/backups`, method: "POST" }),
          invalidatesTags: ["System"],
        },
      ),
      deleteBackup: build.mutation<DeleteBackupApiResponse, DeleteBackupApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/backups/${queryArg.name}`,
            method: "DELETE",
          }),
          invalidatesTags: ["System"],
        },
      ),
      downloadBackup: build.query<
        DownloadBackupApiResponse,
        DownloadBackupApiArg
      >({
        query: (queryArg) => ({
          url: `/api/backups/${queryArg.name}/download`,
          params: {
            key: queryArg.key,
          },
        }),
        providesTags: ["System"],
      }),
      createBackupDownloadLink: build.mutation<
        CreateBackupDownloadLinkApiResponse,
        CreateBackupDownloadLinkApiArg
      >({
        query: (queryArg) => ({
          url: `/api/backups/${queryArg.name}/download-links`,
          method: "POST",
          body: queryArg.backupDownloadLinkRequest,
        }),
        invalidatesTags: ["System"],
      }),
      getCart: build.query<GetCartApiResponse, GetCartApiArg>({
        query: () => ({ url: `/api/cart` }),
        providesTags: ["Cart"],
      }),
      replaceCart: build.mutation<ReplaceCartApiResponse, ReplaceCartApiArg>({
        query: (queryArg) => ({
          url: `/api/cart`,
          method: "PUT",
          body: queryArg.replaceCartRequest,
        }),
        invalidatesTags: ["Cart"],
      }),
      clearCart: build.mutation<ClearCartApiResponse, ClearCartApiArg>({
        query: () => ({ url: `/api/cart`, method: "DELETE" }),
        invalidatesTags: ["Cart"],
      }),
      addToCart: build.mutation<AddToCartApiResponse, AddToCartApiArg>({
        query: (queryArg) => ({
          url: `/api/cart/lines`,
          method: "POST",
          body: queryArg.cartLineRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Cart"],
      }),
      mergeCart: build.mutation<MergeCartApiResponse, MergeCartApiArg>({
        query: (queryArg) => ({
          url: `/api/cart/merge`,
          method: "POST",
          body: queryArg.mergeCartRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Cart"],
      }),
      parseQuickOrder: build.mutation<
        ParseQuickOrderApiResponse,
        ParseQuickOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cart/quick-order`,
          method: "POST",
          body: queryArg.quickOrderRequest,
        }),
        invalidatesTags: ["Cart"],
      }),
      quoteCart: build.mutation<QuoteCartApiResponse, QuoteCartApiArg>({
        query: (queryArg) => ({
          url: `/api/cart/quote`,
          method: "POST",
          body: queryArg.quoteCartRequest,
        }),
        invalidatesTags: ["Orders"],
      }),
      listCategories: build.query<
        ListCategoriesApiResponse,
        ListCategoriesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/categories`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Catalogue"],
      }),
      reportClientError: build.mutation<
        ReportClientErrorApiResponse,
        ReportClientErrorApiArg
      >({
        query: (queryArg) => ({
          url: `/api/client-errors`,
          method: "POST",
          body: queryArg.clientErrorRequest,
        }),
        invalidatesTags: ["System"],
      }),
      listCommissionPlans: build.query<
        ListCommissionPlansApiResponse,
        ListCommissionPlansApiArg
      >({
        query: (queryArg) => ({
          url: `/api/commission-plans`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Commissions"],
      }),
      addCommissionPlan: build.mutation<
        AddCommissionPlanApiResponse,
        AddCommissionPlanApiArg
      >({
        query: (queryArg) => ({
          url: `/api/commission-plans`,
          method: "POST",
          body: queryArg.commissionPlanRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Commissions"],
      }),
      listCommissions: build.query<
        ListCommissionsApiResponse,
        ListCommissionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/commissions`,
          params: {
            status: queryArg.status,
            beneficiaryId: queryArg.beneficiaryId,
            from: queryArg["from"],
            to: queryArg.to,
            sort: queryArg.sort,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Commissions"],
      }),
      simulateCommission: build.mutation<
        SimulateCommissionApiResponse,
        SimulateCommissionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/commissions/simulate`,
          method: "POST",
          body: queryArg.simulationRequest,
        }),
        invalidatesTags: ["Commissions"],
      }),
      getCommissionSummary: build.query<
        GetCommissionSummaryApiResponse,
        GetCommissionSummaryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/commissions/summary`,
          params: {
            userId: queryArg.userId,
          },
        }),
        providesTags: ["Commissions"],
      }),
      listManagementHistory: build.query<
        ListManagementHistoryApiResponse,
        ListManagementHistoryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/company/employee-management-history`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Employees"],
      }),
      listEmployees: build.query<ListEmployeesApiResponse, ListEmployeesApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/company/employees`,
            params: {
              q: queryArg.q,
              sort: queryArg.sort,
              limit: queryArg.limit,
              cursor: queryArg.cursor,
            },
          }),
          providesTags: ["Employees"],
        },
      ),
      manageEmployee: build.mutation<
        ManageEmployeeApiResponse,
        ManageEmployeeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/company/manage-employee`,
          method: "POST",
          body: queryArg.manageEmployeeRequest,
        }),
        invalidatesTags: ["Employees"],
      }),
      listDealerPrices: build.query<
        ListDealerPricesApiResponse,
        ListDealerPricesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/dealer-pricing/${queryArg.userId}`,
          params: {
            productId: queryArg.productId,
            blocked: queryArg.blocked,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Prices"],
      }),
      setDealerPrice: build.mutation<
        SetDealerPriceApiResponse,
        SetDealerPriceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/dealer-pricing/${queryArg.userId}/${queryArg.productId}`,
          method: "PUT",
          body: queryArg.setDealerPriceRequest,
        }),
        invalidatesTags: ["Prices"],
      }),
      removeDealerPrice: build.mutation<
        RemoveDealerPriceApiResponse,
        RemoveDealerPriceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/dealer-pricing/${queryArg.userId}/${queryArg.productId}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Prices"],
      }),
      reviewDocument: build.mutation<
        ReviewDocumentApiResponse,
        ReviewDocumentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/documents/${queryArg.id}/review`,
          method: "POST",
          body: queryArg.reviewDocumentRequest,
        }),
        invalidatesTags: ["Accounts"],
      }),
      listImports: build.query<ListImportsApiResponse, ListImportsApiArg>({
        query: (queryArg) => ({
          url: `/api/imports`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Imports"],
      }),
      uploadImport: build.mutation<UploadImportApiResponse, UploadImportApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/imports`,
            method: "POST",
            body: queryArg.uploadImportForm,
          }),
          invalidatesTags: ["Imports"],
        },
      ),
      getImport: build.query<GetImportApiResponse, GetImportApiArg>({
        query: (queryArg) => ({ url: `/api/imports/${queryArg.id}` }),
        providesTags: ["Imports"],
      }),
      applyImport: build.mutation<ApplyImportApiResponse, ApplyImportApiArg>({
        query: (queryArg) => ({
          url: `/api/imports/${queryArg.id}/apply`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Imports"],
      }),
      cancelImport: build.mutation<CancelImportApiResponse, CancelImportApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/imports/${queryArg.id}/cancel`,
            method: "POST",
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["Imports"],
        },
      ),
      checkImport: build.mutation<CheckImportApiResponse, CheckImportApiArg>({
        query: (queryArg) => ({
          url: `/api/imports/${queryArg.id}/check`,
          method: "POST",
          body: queryArg.checkImportRequest,
        }),
        invalidatesTags: ["Imports"],
      }),
      listImportRows: build.query<
        ListImportRowsApiResponse,
        ListImportRowsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/imports/${queryArg.id}/rows`,
          params: {
            outcome: queryArg.outcome,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Imports"],
      }),
      listMovements: build.query<ListMovementsApiResponse, ListMovementsApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/inventory/transactions`,
            params: {
              productId: queryArg.productId,
              lotId: queryArg.lotId,
              countId: queryArg.countId,
              type: queryArg["type"],
              reason: queryArg.reason,
              from: queryArg["from"],
              to: queryArg.to,
              sort: queryArg.sort,
              limit: queryArg.limit,
              cursor: queryArg.cursor,
            },
          }),
          providesTags: ["Inventory"],
        },
      ),
      recordMovement: build.mutation<
        RecordMovementApiResponse,
        RecordMovementApiArg
      >({
        query: (queryArg) => ({
          url: `/api/inventory/transactions`,
          method: "POST",
          body: queryArg.recordMovementRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Inventory"],
      }),
      listIssues: build.query<ListIssuesApiResponse, ListIssuesApiArg>({
        query: (queryArg) => ({
          url: `/api/issue-reports`,
          params: {
            status: queryArg.status,
            priority: queryArg.priority,
            assignedTo: queryArg.assignedTo,
            productId: queryArg.productId,
            q: queryArg.q,
            sort: queryArg.sort,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Issues"],
      }),
      reportIssue: build.mutation<ReportIssueApiResponse, ReportIssueApiArg>({
        query: (queryArg) => ({
          url: `/api/issue-reports`,
          method: "POST",
          body: queryArg.reportIssueRequest,
        }),
        invalidatesTags: ["Issues"],
      }),
      listIssueAssignees: build.query<
        ListIssueAssigneesApiResponse,
        ListIssueAssigneesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/issue-reports/assignees`,
          params: {
            q: queryArg.q,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Issues"],
      }),
      countIssues: build.query<CountIssuesApiResponse, CountIssuesApiArg>({
        query: () => ({ url: `/api/issue-reports/counts` }),
        providesTags: ["Issues"],
      }),
      getIssue: build.query<GetIssueApiResponse, GetIssueApiArg>({
        query: (queryArg) => ({ url: `/api/issue-reports/${queryArg.id}` }),
        providesTags: ["Issues"],
      }),
      updateIssue: build.mutation<UpdateIssueApiResponse, UpdateIssueApiArg>({
        query: (queryArg) => ({
          url: `/api/issue-reports/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.updateIssueRequest,
        }),
        invalidatesTags: ["Issues"],
      }),
      addIssueComment: build.mutation<
        AddIssueCommentApiResponse,
        AddIssueCommentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/issue-reports/${queryArg.id}/comments`,
          method: "POST",
          body: queryArg.issueCommentRequest,
        }),
        invalidatesTags: ["Issues"],
      }),
      addIssuePhotos: build.mutation<
        AddIssuePhotosApiResponse,
        AddIssuePhotosApiArg
      >({
        query: (queryArg) => ({
          url: `/api/issue-reports/${queryArg.id}/photos`,
          method: "POST",
          body: queryArg.issuePhotosForm,
        }),
        invalidatesTags: ["Issues"],
      }),
      listJobs: build.query<ListJobsApiResponse, ListJobsApiArg>({
        query: (queryArg) => ({
          url: `/api/jobs`,
          params: {
            state: queryArg.state,
            kind: queryArg.kind,
            sort: queryArg.sort,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Jobs"],
      }),
      getJobCounts: build.query<GetJobCountsApiResponse, GetJobCountsApiArg>({
        query: () => ({ url: `/api/jobs/counts` }),
        providesTags: ["Jobs"],
      }),
      retryJob: build.mutation<RetryJobApiResponse, RetryJobApiArg>({
        query: (queryArg) => ({
          url: `/api/jobs/${queryArg.id}/retry`,
          method: "POST",
        }),
        invalidatesTags: ["Jobs"],
      }),
      listLots: build.query<ListLotsApiResponse, ListLotsApiArg>({
        query: (queryArg) => ({
          url: `/api/lots`,
          params: {
            productId: queryArg.productId,
            state: queryArg.state,
            q: queryArg.q,
            expiresWithinDays: queryArg.expiresWithinDays,
            sort: queryArg.sort,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Inventory"],
      }),
      getLot: build.query<GetLotApiResponse, GetLotApiArg>({
        query: (queryArg) => ({ url: `/api/lots/${queryArg.id}` }),
        providesTags: ["Inventory"],
      }),
      updateLot: build.mutation<UpdateLotApiResponse, UpdateLotApiArg>({
        query: (queryArg) => ({
          url: `/api/lots/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.updateLotRequest,
        }),
        invalidatesTags: ["Inventory"],
      }),
      holdLot: build.mutation<HoldLotApiResponse, HoldLotApiArg>({
        query: (queryArg) => ({
          url: `/api/lots/${queryArg.id}/hold`,
          method: "POST",
          body: queryArg.holdLotRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Inventory"],
      }),
      recallLot: build.query<RecallLotApiResponse, RecallLotApiArg>({
        query: (queryArg) => ({
          url: `/api/lots/${queryArg.id}/recall`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Inventory"],
      }),
      releaseLot: build.mutation<ReleaseLotApiResponse, ReleaseLotApiArg>({
        query: (queryArg) => ({
          url: `/api/lots/${queryArg.id}/release`,
          method: "POST",
          body: queryArg.releaseLotRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Inventory"],
      }),
      listMail: build.query<ListMailApiResponse, ListMailApiArg>({
        query: (queryArg) => ({
          url: `/api/mail-outbox`,
          params: {
            status: queryArg.status,
            sort: queryArg.sort,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Mail"],
      }),
      sendTestMail: build.mutation<SendTestMailApiResponse, SendTestMailApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/mail-outbox/test`,
            method: "POST",
            body: queryArg.sendTestMailRequest,
          }),
          invalidatesTags: ["Mail"],
        },
      ),
      getMail: build.query<GetMailApiResponse, GetMailApiArg>({
        query: (queryArg) => ({ url: `/api/mail-outbox/${queryArg.id}` }),
        providesTags: ["Mail"],
      }),
      resendMail: build.mutation<ResendMailApiResponse, ResendMailApiArg>({
        query: (queryArg) => ({
          url: `/api/mail-outbox/${queryArg.id}/resend`,
          method: "POST",
        }),
        invalidatesTags: ["Mail"],
      }),
      uploadMedia: build.mutation<UploadMediaApiResponse, UploadMediaApiArg>({
        query: (queryArg) => ({
          url: `/api/media`,
          method: "POST",
          body: queryArg.uploadMediaRequest,
        }),
        invalidatesTags: ["Catalogue"],
      }),
      listNotes: build.query<ListNotesApiResponse, ListNotesApiArg>({
        query: (queryArg) => ({
          url: `/api/notes`,
          params: {
            subjectKind: queryArg.subjectKind,
            subjectId: queryArg.subjectId,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Notes"],
      }),
      addNote: build.mutation<AddNoteApiResponse, AddNoteApiArg>({
        query: (queryArg) => ({
          url: `/api/notes`,
          method: "POST",
          body: queryArg.addNoteRequest,
        }),
        invalidatesTags: ["Notes"],
      }),
      listNotePeople: build.query<
        ListNotePeopleApiResponse,
        ListNotePeopleApiArg
      >({
        query: (queryArg) => ({
          url: `/api/notes/people`,
          params: {
            subjectKind: queryArg.subjectKind,
            subjectId: queryArg.subjectId,
            q: queryArg.q,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Notes"],
      }),
      removeNote: build.mutation<RemoveNoteApiResponse, RemoveNoteApiArg>({
        query: (queryArg) => ({
          url: `/api/notes/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Notes"],
      }),
      getNotificationPreferences: build.query<
        GetNotificationPreferencesApiResponse,
        GetNotificationPreferencesApiArg
      >({
        query: () => ({ url: `/api/notification-preferences` }),
        providesTags: ["Notifications"],
      }),
      setNotificationPreferences: build.mutation<
        SetNotificationPreferencesApiResponse,
        SetNotificationPreferencesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/notification-preferences`,
          method: "PUT",
          body: queryArg.setNotificationPreferencesRequest,
        }),
        invalidatesTags: ["Notifications"],
      }),
      listNotifications: build.query<
        ListNotificationsApiResponse,
        ListNotificationsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/notifications`,
          params: {
            role: queryArg.role,
            status: queryArg.status,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Notifications"],
      }),
      countNotifications: build.query<
        CountNotificationsApiResponse,
        CountNotificationsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/notifications/count`,
          params: {
            role: queryArg.role,
          },
        }),
        providesTags: ["Notifications"],
      }),
      markAllNotificationsRead: build.mutation<
        MarkAllNotificationsReadApiResponse,
        MarkAllNotificationsReadApiArg
      >({
        query: (queryArg) => ({
          url: `/api/notifications/read`,
          method: "POST",
          body: queryArg.markAllNotificationsRequest,
        }),
        invalidatesTags: ["Notifications"],
      }),
      markNotification: build.mutation<
        MarkNotificationApiResponse,
        MarkNotificationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/notifications/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.markNotificationRequest,
        }),
        invalidatesTags: ["Notifications"],
      }),
      listOrders: build.query<ListOrdersApiResponse, ListOrdersApiArg>({
        query: (queryArg) => ({
          url: `/api/orders`,
          params: {
            status: queryArg.status,
            paymentStatus: queryArg.paymentStatus,
            isQuote: queryArg.isQuote,
            isTrade: queryArg.isTrade,
            isOpen: queryArg.isOpen,
            quoteState: queryArg.quoteState,
            courier: queryArg.courier,
            customerId: queryArg.customerId,
            sellerId: queryArg.sellerId,
            agentId: queryArg.agentId,
            channel: queryArg.channel,
            region: queryArg.region,
            buyerRole: queryArg.buyerRole,
            productId: queryArg.productId,
            category: queryArg.category,
            q: queryArg.q,
            from: queryArg["from"],
            to: queryArg.to,
            sort: queryArg.sort,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Orders"],
      }),
      placeOrder: build.mutation<PlaceOrderApiResponse, PlaceOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders`,
          method: "POST",
          body: queryArg.placeOrderRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Orders"],
      }),
      getOrder: build.query<GetOrderApiResponse, GetOrderApiArg>({
        query: (queryArg) => ({ url: `/api/orders/${queryArg.id}` }),
        providesTags: ["Orders"],
      }),
      updateOrder: build.mutation<UpdateOrderApiResponse, UpdateOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.updateOrderRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Orders"],
      }),
      listOrderMessages: build.query<
        ListOrderMessagesApiResponse,
        ListOrderMessagesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}/messages`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Orders"],
      }),
      addOrderMessage: build.mutation<
        AddOrderMessageApiResponse,
        AddOrderMessageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}/messages`,
          method: "POST",
          body: queryArg.orderMessageRequest,
        }),
        invalidatesTags: ["Orders"],
      }),
      offerQuote: build.mutation<OfferQuoteApiResponse, OfferQuoteApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}/quote`,
          method: "PUT",
          body: queryArg.offerQuoteRequest,
        }),
        invalidatesTags: ["Orders"],
      }),
      acceptQuote: build.mutation<AcceptQuoteApiResponse, AcceptQuoteApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}/quote/accept`,
          method: "POST",
          body: queryArg.acceptQuoteRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Orders"],
      }),
      declineQuote: build.mutation<DeclineQuoteApiResponse, DeclineQuoteApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/orders/${queryArg.id}/quote/decline`,
            method: "POST",
            body: queryArg.declineQuoteRequest,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["Orders"],
        },
      ),
      refundOrder: build.mutation<RefundOrderApiResponse, RefundOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}/refunds`,
          method: "POST",
          body: queryArg.refundOrderRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Orders"],
      }),
      reorder: build.mutation<ReorderApiResponse, ReorderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}/reorder`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Cart"],
      }),
      requestReturn: build.mutation<
        RequestReturnApiResponse,
        RequestReturnApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}/returns`,
          method: "POST",
          body: queryArg.requestReturnRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Returns"],
      }),
      shipOrder: build.mutation<ShipOrderApiResponse, ShipOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}/shipments`,
          method: "POST",
          body: queryArg.shipOrderRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Orders"],
      }),
      listPasswordResets: build.query<
        ListPasswordResetsApiResponse,
        ListPasswordResetsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/password-resets`,
          params: {
            state: queryArg.state,
            userId: queryArg.userId,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Accounts"],
      }),
      handOverPasswordReset: build.mutation<
        HandOverPasswordResetApiResponse,
        HandOverPasswordResetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/password-resets/${queryArg.id}/hand-over`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Accounts"],
      }),
      refusePasswordReset: build.mutation<
        RefusePasswordResetApiResponse,
        RefusePasswordResetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/password-resets/${queryArg.id}/refuse`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Accounts"],
      }),
      verifyPasswordReset: build.mutation<
        VerifyPasswordResetApiResponse,
        VerifyPasswordResetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/password-resets/${queryArg.id}/verify`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Accounts"],
      }),
      listPayouts: build.query<ListPayoutsApiResponse, ListPayoutsApiArg>({
        query: (queryArg) => ({
          url: `/api/payouts`,
          params: {
            status: queryArg.status,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Commissions"],
      }),
      createPayout: build.mutation<CreatePayoutApiResponse, CreatePayoutApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/payouts`,
            method: "POST",
            body: queryArg.payoutRequest,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["Commissions"],
        },
      ),
      getPayout: build.query<GetPayoutApiResponse, GetPayoutApiArg>({
        query: (queryArg) => ({ url: `/api/payouts/${queryArg.id}` }),
        providesTags: ["Commissions"],
      }),
      approvePayout: build.mutation<
        ApprovePayoutApiResponse,
        ApprovePayoutApiArg
      >({
        query: (queryArg) => ({
          url: `/api/payouts/${queryArg.id}/approve`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Commissions"],
      }),
      cancelPayout: build.mutation<CancelPayoutApiResponse, CancelPayoutApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/payouts/${queryArg.id}/cancel`,
            method: "POST",
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["Commissions"],
        },
      ),
      payPayout: build.mutation<PayPayoutApiResponse, PayPayoutApiArg>({
        query: (queryArg) => ({
          url: `/api/payouts/${queryArg.id}/pay`,
          method: "POST",
          body: queryArg.payoutPaymentRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Commissions"],
      }),
      confirmPick: build.mutation<ConfirmPickApiResponse, ConfirmPickApiArg>({
        query: (queryArg) => ({
          url: `/api/picking/picks/${queryArg.id}/confirm`,
          method: "POST",
          body: queryArg.confirmPickRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Picking"],
      }),
      shortPick: build.mutation<ShortPickApiResponse, ShortPickApiArg>({
        query: (queryArg) => ({
          url: `/api/picking/picks/${queryArg.id}/short`,
          method: "POST",
          body: queryArg.shortPickRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Picking"],
      }),
      listPickWaves: build.query<ListPickWavesApiResponse, ListPickWavesApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/picking/waves`,
            params: {
              state: queryArg.state,
              pickerId: queryArg.pickerId,
              limit: queryArg.limit,
              cursor: queryArg.cursor,
            },
          }),
          providesTags: ["Picking"],
        },
      ),
      claimPicking: build.mutation<ClaimPickingApiResponse, ClaimPickingApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/picking/waves`,
            method: "POST",
            body: queryArg.claimPickingRequest,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["Picking"],
        },
      ),
      getPickWave: build.query<GetPickWaveApiResponse, GetPickWaveApiArg>({
        query: (queryArg) => ({ url: `/api/picking/waves/${queryArg.id}` }),
        providesTags: ["Picking"],
      }),
      cancelWave: build.mutation<CancelWaveApiResponse, CancelWaveApiArg>({
        query: (queryArg) => ({
          url: `/api/picking/waves/${queryArg.id}/cancel`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Picking"],
      }),
      finishWave: build.mutation<FinishWaveApiResponse, FinishWaveApiArg>({
        query: (queryArg) => ({
          url: `/api/picking/waves/${queryArg.id}/finish`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Picking"],
      }),
      listPlaceChanges: build.query<
        ListPlaceChangesApiResponse,
        ListPlaceChangesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/place-changes`,
          params: {
            state: queryArg.state,
            userId: queryArg.userId,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Accounts"],
      }),
      reviewPlaceChange: build.mutation<
        ReviewPlaceChangeApiResponse,
        ReviewPlaceChangeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/place-changes/${queryArg.id}/review`,
          method: "POST",
          body: queryArg.reviewPlaceChangeRequest,
        }),
        invalidatesTags: ["Accounts"],
      }),
      listPlaces: build.query<ListPlacesApiResponse, ListPlacesApiArg>({
        query: () => ({ url: `/api/places` }),
        providesTags: ["Settings"],
      }),
      sendPresence: build.mutation<SendPresenceApiResponse, SendPresenceApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/presence`,
            method: "POST",
            body: queryArg.presenceRequest,
          }),
          invalidatesTags: ["Presence"],
        },
      ),
      listProducts: build.query<ListProductsApiResponse, ListProductsApiArg>({
        query: (queryArg) => ({
          url: `/api/products`,
          params: {
            q: queryArg.q,
            category: queryArg.category,
            status: queryArg.status,
            flavour: queryArg.flavour,
            deviceType: queryArg.deviceType,
            nicotineMin: queryArg.nicotineMin,
            nicotineMax: queryArg.nicotineMax,
            volumeMin: queryArg.volumeMin,
            volumeMax: queryArg.volumeMax,
            puffsMin: queryArg.puffsMin,
            puffsMax: queryArg.puffsMax,
            inStock: queryArg.inStock,
            store: queryArg.store,
            filter: queryArg.filter,
            sku: queryArg.sku,
            barcode: queryArg.barcode,
            sort: queryArg.sort,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Catalogue"],
      }),
      createProduct: build.mutation<
        CreateProductApiResponse,
        CreateProductApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products`,
          method: "POST",
          body: queryArg.productRequest,
        }),
        invalidatesTags: ["Catalogue"],
      }),
      listProductFacets: build.query<
        ListProductFacetsApiResponse,
        ListProductFacetsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/facets`,
          params: {
            q: queryArg.q,
            category: queryArg.category,
            status: queryArg.status,
            flavour: queryArg.flavour,
            deviceType: queryArg.deviceType,
            nicotineMin: queryArg.nicotineMin,
            nicotineMax: queryArg.nicotineMax,
            volumeMin: queryArg.volumeMin,
            volumeMax: queryArg.volumeMax,
            puffsMin: queryArg.puffsMin,
            puffsMax: queryArg.puffsMax,
            inStock: queryArg.inStock,
            store: queryArg.store,
          },
        }),
        providesTags: ["Catalogue"],
      }),
      previewPrices: build.mutation<
        PreviewPricesApiResponse,
        PreviewPricesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/price-preview`,
          method: "POST",
          body: queryArg.pricePreviewRequest,
        }),
        invalidatesTags: ["Catalogue"],
      }),
      getProduct: build.query<GetProductApiResponse, GetProductApiArg>({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}`,
          params: {
            store: queryArg.store,
          },
        }),
        providesTags: ["Catalogue"],
      }),
      updateProduct: build.mutation<
        UpdateProductApiResponse,
        UpdateProductApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}`,
          method: "PUT",
          body: queryArg.productRequest,
        }),
        invalidatesTags: ["Catalogue"],
      }),
      setComplianceSheet: build.mutation<
        SetComplianceSheetApiResponse,
        SetComplianceSheetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}/compliance-sheet`,
          method: "PUT",
          body: queryArg.setComplianceSheetRequest,
        }),
        invalidatesTags: ["Catalogue"],
      }),
      removeComplianceSheet: build.mutation<
        RemoveComplianceSheetApiResponse,
        RemoveComplianceSheetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}/compliance-sheet`,
          method: "DELETE",
        }),
        invalidatesTags: ["Catalogue"],
      }),
      listCostHistory: build.query<
        ListCostHistoryApiResponse,
        ListCostHistoryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}/costs`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Purchasing"],
      }),
      deleteProduct: build.mutation<
        DeleteProductApiResponse,
        DeleteProductApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}/delete`,
          method: "DELETE",
        }),
        invalidatesTags: ["Catalogue"],
      }),
      discontinueProduct: build.mutation<
        DiscontinueProductApiResponse,
        DiscontinueProductApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}/discontinue`,
          method: "POST",
        }),
        invalidatesTags: ["Catalogue"],
      }),
      setProductLocation: build.mutation<
        SetProductLocationApiResponse,
        SetProductLocationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}/location`,
          method: "PUT",
          body: queryArg.setProductLocationRequest,
        }),
        invalidatesTags: ["Inventory"],
      }),
      listProductPriceChanges: build.query<
        ListProductPriceChangesApiResponse,
        ListProductPriceChangesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}/price-changes`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Catalogue"],
      }),
      restoreProduct: build.mutation<
        RestoreProductApiResponse,
        RestoreProductApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["Catalogue"],
      }),
      setStock: build.mutation<SetStockApiResponse, SetStockApiArg>({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}/stock`,
          method: "PATCH",
          body: queryArg.setStockRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Inventory"],
      }),
      addStockAlert: build.mutation<
        AddStockAlertApiResponse,
        AddStockAlertApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}/stock-alert`,
          method: "PUT",
        }),
        invalidatesTags: ["Wishlist"],
      }),
      removeStockAlert: build.mutation<
        RemoveStockAlertApiResponse,
        RemoveStockAlertApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}/stock-alert`,
          method: "DELETE",
        }),
        invalidatesTags: ["Wishlist"],
      }),
      setProductSupplier: build.mutation<
        SetProductSupplierApiResponse,
        SetProductSupplierApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}/supplier`,
          method: "PUT",
          body: queryArg.productSupplierRequest,
        }),
        invalidatesTags: ["Purchasing"],
      }),
      hasTransactions: build.query<
        HasTransactionsApiResponse,
        HasTransactionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}/transactions`,
        }),
        providesTags: ["Catalogue"],
      }),
      listPurchaseOrders: build.query<
        ListPurchaseOrdersApiResponse,
        ListPurchaseOrdersApiArg
      >({
        query: (queryArg) => ({
          url: `/api/purchase-orders`,
          params: {
            state: queryArg.state,
            supplierId: queryArg.supplierId,
            q: queryArg.q,
            overdue: queryArg.overdue,
            sort: queryArg.sort,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Purchasing"],
      }),
      createPurchaseOrders: build.mutation<
        CreatePurchaseOrdersApiResponse,
        CreatePurchaseOrdersApiArg
      >({
        query: (queryArg) => ({
          url: `/api/purchase-orders`,
          method: "POST",
          body: queryArg.purchaseOrdersRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Purchasing"],
      }),
      getPurchaseOrder: build.query<
        GetPurchaseOrderApiResponse,
        GetPurchaseOrderApiArg
      >({
        query: (queryArg) => ({ url: `/api/purchase-orders/${queryArg.id}` }),
        providesTags: ["Purchasing"],
      }),
      updatePurchaseOrder: build.mutation<
        UpdatePurchaseOrderApiResponse,
        UpdatePurchaseOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/purchase-orders/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.purchaseChangeRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Purchasing"],
      }),
      approvePurchaseOrder: build.mutation<
        ApprovePurchaseOrderApiResponse,
        ApprovePurchaseOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/purchase-orders/${queryArg.id}/approve`,
          method: "POST",
          body: queryArg.purchaseStepRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Purchasing"],
      }),
      cancelPurchaseOrder: build.mutation<
        CancelPurchaseOrderApiResponse,
        CancelPurchaseOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/purchase-orders/${queryArg.id}/cancel`,
          method: "POST",
          body: queryArg.purchaseStepRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Purchasing"],
      }),
      closePurchaseOrder: build.mutation<
        ClosePurchaseOrderApiResponse,
        ClosePurchaseOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/purchase-orders/${queryArg.id}/close`,
          method: "POST",
          body: queryArg.purchaseStepRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Purchasing"],
      }),
      receivePurchaseOrder: build.mutation<
        ReceivePurchaseOrderApiResponse,
        ReceivePurchaseOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/purchase-orders/${queryArg.id}/receipts`,
          method: "POST",
          body: queryArg.receiptRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Purchasing"],
      }),
      rejectPurchaseOrder: build.mutation<
        RejectPurchaseOrderApiResponse,
        RejectPurchaseOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/purchase-orders/${queryArg.id}/reject`,
          method: "POST",
          body: queryArg.rejectPurchaseRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Purchasing"],
      }),
      sendPurchaseOrder: build.mutation<
        SendPurchaseOrderApiResponse,
        SendPurchaseOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/purchase-orders/${queryArg.id}/send`,
          method: "POST",
          body: queryArg.sendPurchaseRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Purchasing"],
      }),
      getPurchaseSuggestions: build.query<
        GetPurchaseSuggestionsApiResponse,
        GetPurchaseSuggestionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/purchasing/suggestions`,
          params: {
            supplierId: queryArg.supplierId,
            q: queryArg.q,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Purchasing"],
      }),
      checkReferral: build.query<CheckReferralApiResponse, CheckReferralApiArg>(
        {
          query: (queryArg) => ({ url: `/api/referrals/${queryArg.code}` }),
          providesTags: ["Accounts"],
        },
      ),
      listRegions: build.query<ListRegionsApiResponse, ListRegionsApiArg>({
        query: () => ({ url: `/api/regions` }),
        providesTags: ["Prices"],
      }),
      setRegions: build.mutation<SetRegionsApiResponse, SetRegionsApiArg>({
        query: (queryArg) => ({
          url: `/api/regions`,
          method: "PUT",
          body: queryArg.setRegionsRequest,
        }),
        invalidatesTags: ["Prices"],
      }),
      listRegionMembers: build.query<
        ListRegionMembersApiResponse,
        ListRegionMembersApiArg
      >({
        query: (queryArg) => ({
          url: `/api/regions/${queryArg.region}/members`,
          params: {
            role: queryArg.role,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Prices"],
      }),
      listReportSchedules: build.query<
        ListReportSchedulesApiResponse,
        ListReportSchedulesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/report-schedules`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Analytics"],
      }),
      createReportSchedule: build.mutation<
        CreateReportScheduleApiResponse,
        CreateReportScheduleApiArg
      >({
        query: (queryArg) => ({
          url: `/api/report-schedules`,
          method: "POST",
          body: queryArg.reportScheduleRequest,
        }),
        invalidatesTags: ["Analytics"],
      }),
      deleteReportSchedule: build.mutation<
        DeleteReportScheduleApiResponse,
        DeleteReportScheduleApiArg
      >({
        query: (queryArg) => ({
          url: `/api/report-schedules/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Analytics"],
      }),
      listReturns: build.query<ListReturnsApiResponse, ListReturnsApiArg>({
        query: (queryArg) => ({
          url: `/api/returns`,
          params: {
            state: queryArg.state,
            orderId: queryArg.orderId,
            sort: queryArg.sort,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Returns"],
      }),
      getReturn: build.query<GetReturnApiResponse, GetReturnApiArg>({
        query: (queryArg) => ({ url: `/api/returns/${queryArg.id}` }),
        providesTags: ["Returns"],
      }),
      approveReturn: build.mutation<
        ApproveReturnApiResponse,
        ApproveReturnApiArg
      >({
        query: (queryArg) => ({
          url: `/api/returns/${queryArg.id}/approve`,
          method: "POST",
          body: queryArg.answerReturnRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Returns"],
      }),
      closeReturn: build.mutation<CloseReturnApiResponse, CloseReturnApiArg>({
        query: (queryArg) => ({
          url: `/api/returns/${queryArg.id}/close`,
          method: "POST",
          body: queryArg.answerReturnRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Returns"],
      }),
      receiveReturn: build.mutation<
        ReceiveReturnApiResponse,
        ReceiveReturnApiArg
      >({
        query: (queryArg) => ({
          url: `/api/returns/${queryArg.id}/receive`,
          method: "POST",
          body: queryArg.receiveReturnRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Returns"],
      }),
      rejectReturn: build.mutation<RejectReturnApiResponse, RejectReturnApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/returns/${queryArg.id}/reject`,
            method: "POST",
            body: queryArg.answerReturnRequest,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["Returns"],
        },
      ),
      listSavedCarts: build.query<
        ListSavedCartsApiResponse,
        ListSavedCartsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/saved-carts`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Cart"],
      }),
      saveCart: build.mutation<SaveCartApiResponse, SaveCartApiArg>({
        query: (queryArg) => ({
          url: `/api/saved-carts`,
          method: "POST",
          body: queryArg.savedCartRequest,
        }),
        invalidatesTags: ["Cart"],
      }),
      deleteSavedCart: build.mutation<
        DeleteSavedCartApiResponse,
        DeleteSavedCartApiArg
      >({
        query: (queryArg) => ({
          url: `/api/saved-carts/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Cart"],
      }),
      renameSavedCart: build.mutation<
        RenameSavedCartApiResponse,
        RenameSavedCartApiArg
      >({
        query: (queryArg) => ({
          url: `/api/saved-carts/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.savedCartRequest,
        }),
        invalidatesTags: ["Cart"],
      }),
      addSavedCart: build.mutation<AddSavedCartApiResponse, AddSavedCartApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/saved-carts/${queryArg.id}/add`,
            method: "POST",
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["Cart"],
        },
      ),
      listSavedViews: build.query<
        ListSavedViewsApiResponse,
        ListSavedViewsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/saved-views`,
          params: {
            list: queryArg.list,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Saved views"],
      }),
      addSavedView: build.mutation<AddSavedViewApiResponse, AddSavedViewApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/saved-views`,
            method: "POST",
            body: queryArg.savedViewRequest,
          }),
          invalidatesTags: ["Saved views"],
        },
      ),
      removeSavedView: build.mutation<
        RemoveSavedViewApiResponse,
        RemoveSavedViewApiArg
      >({
        query: (queryArg) => ({
          url: `/api/saved-views/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Saved views"],
      }),
      updateSavedView: build.mutation<
        UpdateSavedViewApiResponse,
        UpdateSavedViewApiArg
      >({
        query: (queryArg) => ({
          url: `/api/saved-views/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.updateSavedViewRequest,
        }),
        invalidatesTags: ["Saved views"],
      }),
      search: build.query<SearchApiResponse, SearchApiArg>({
        query: (queryArg) => ({
          url: `/api/search`,
          params: {
            q: queryArg.q,
            limit: queryArg.limit,
          },
        }),
        providesTags: ["Search"],
      }),
      getSearchSynonyms: build.query<
        GetSearchSynonymsApiResponse,
        GetSearchSynonymsApiArg
      >({
        query: () => ({ url: `/api/search-synonyms` }),
        providesTags: ["Catalogue"],
      }),
      setSearchSynonyms: build.mutation<
        SetSearchSynonymsApiResponse,
        SetSearchSynonymsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/search-synonyms`,
          method: "PUT",
          body: queryArg.setSearchSynonymsRequest,
        }),
        invalidatesTags: ["Catalogue"],
      }),
      listSettings: build.query<ListSettingsApiResponse, ListSettingsApiArg>({
        query: (queryArg) => ({
          url: `/api/settings`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Settings"],
      }),
      updateSettings: build.mutation<
        UpdateSettingsApiResponse,
        UpdateSettingsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/settings`,
          method: "PATCH",
          body: queryArg.updateSettingsRequest,
        }),
        invalidatesTags: ["Settings"],
      }),
      getCompanyLogo: build.query<
        GetCompanyLogoApiResponse,
        GetCompanyLogoApiArg
      >({
        query: () => ({ url: `/api/settings/company_logo` }),
        providesTags: ["Settings"],
      }),
      setCompanyLogo: build.mutation<
        SetCompanyLogoApiResponse,
        SetCompanyLogoApiArg
      >({
        query: (queryArg) => ({
          url: `/api/settings/company_logo`,
          method: "PUT",
          body: queryArg.setCompanyLogoRequest,
        }),
        invalidatesTags: ["Settings"],
      }),
      listSettingsHistory: build.query<
        ListSettingsHistoryApiResponse,
        ListSettingsHistoryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/settings/history`,
          params: {
            key: queryArg.key,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Settings"],
      }),
      getPublicSettings: build.query<
        GetPublicSettingsApiResponse,
        GetPublicSettingsApiArg
      >({
        query: () => ({ url: `/api/settings/public` }),
        providesTags: ["Settings"],
      }),
      listStockCounts: build.query<
        ListStockCountsApiResponse,
        ListStockCountsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/stock-counts`,
          params: {
            sort: queryArg.sort,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Inventory"],
      }),
      postStockCount: build.mutation<
        PostStockCountApiResponse,
        PostStockCountApiArg
      >({
        query: (queryArg) => ({
          url: `/api/stock-counts`,
          method: "POST",
          body: queryArg.stockCountRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Inventory"],
      }),
      previewStockCount: build.mutation<
        PreviewStockCountApiResponse,
        PreviewStockCountApiArg
      >({
        query: (queryArg) => ({
          url: `/api/stock-counts/preview`,
          method: "POST",
          body: queryArg.stockCountRequest,
        }),
        invalidatesTags: ["Inventory"],
      }),
      getStockCount: build.query<GetStockCountApiResponse, GetStockCountApiArg>(
        {
          query: (queryArg) => ({ url: `/api/stock-counts/${queryArg.id}` }),
          providesTags: ["Inventory"],
        },
      ),
      listStockUpdates: build.query<
        ListStockUpdatesApiResponse,
        ListStockUpdatesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/stock-updates`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Inventory"],
      }),
      getDealerStore: build.query<
        GetDealerStoreApiResponse,
        GetDealerStoreApiArg
      >({
        query: (queryArg) => ({ url: `/api/stores/dealers/${queryArg.id}` }),
        providesTags: ["Prices"],
      }),
      updateDealerStore: build.mutation<
        UpdateDealerStoreApiResponse,
        UpdateDealerStoreApiArg
      >({
        query: (queryArg) => ({
          url: `/api/stores/dealers/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.updateDealerStoreRequest,
        }),
        invalidatesTags: ["Prices"],
      }),
      listSuppliers: build.query<ListSuppliersApiResponse, ListSuppliersApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/suppliers`,
            params: {
              q: queryArg.q,
              isActive: queryArg.isActive,
              sort: queryArg.sort,
              limit: queryArg.limit,
              cursor: queryArg.cursor,
            },
          }),
          providesTags: ["Purchasing"],
        },
      ),
      addSupplier: build.mutation<AddSupplierApiResponse, AddSupplierApiArg>({
        query: (queryArg) => ({
          url: `/api/suppliers`,
          method: "POST",
          body: queryArg.supplierRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Purchasing"],
      }),
      getSupplier: build.query<GetSupplierApiResponse, GetSupplierApiArg>({
        query: (queryArg) => ({ url: `/api/suppliers/${queryArg.id}` }),
        providesTags: ["Purchasing"],
      }),
      updateSupplier: build.mutation<
        UpdateSupplierApiResponse,
        UpdateSupplierApiArg
      >({
        query: (queryArg) => ({
          url: `/api/suppliers/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.supplierChangeRequest,
        }),
        invalidatesTags: ["Purchasing"],
      }),
      setSupplierProducts: build.mutation<
        SetSupplierProductsApiResponse,
        SetSupplierProductsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/suppliers/${queryArg.id}/products`,
          method: "PUT",
          body: queryArg.supplierProductsRequest,
        }),
        invalidatesTags: ["Purchasing"],
      }),
      getSystem: build.query<GetSystemApiResponse, GetSystemApiArg>({
        query: () => ({ url: `/api/system` }),
        providesTags: ["System"],
      }),
      getTax: build.query<GetTaxApiResponse, GetTaxApiArg>({
        query: () => ({ url: `/api/tax` }),
        providesTags: ["Settings"],
      }),
      setTax: build.mutation<SetTaxApiResponse, SetTaxApiArg>({
        query: (queryArg) => ({
          url: `/api/tax`,
          method: "PUT",
          body: queryArg.setTaxRequest,
        }),
        invalidatesTags: ["Settings"],
      }),
      testLogin: build.mutation<TestLoginApiResponse, TestLoginApiArg>({
        query: (queryArg) => ({
          url: `/api/test-login`,
          method: "POST",
          body: queryArg.signInRequest,
        }),
        invalidatesTags: ["Sign-in"],
      }),
      listTokens: build.query<ListTokensApiResponse, ListTokensApiArg>({
        query: (queryArg) => ({
          url: `/api/tokens`,
          params: {
            userId: queryArg.userId,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Integration"],
      }),
      createToken: build.mutation<CreateTokenApiResponse, CreateTokenApiArg>({
        query: (queryArg) => ({
          url: `/api/tokens`,
          method: "POST",
          body: queryArg.createTokenRequest,
        }),
        invalidatesTags: ["Integration"],
      }),
      revokeToken: build.mutation<RevokeTokenApiResponse, RevokeTokenApiArg>({
        query: (queryArg) => ({
          url: `/api/tokens/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Integration"],
      }),
      listActivity: build.query<ListActivityApiResponse, ListActivityApiArg>({
        query: (queryArg) => ({
          url: `/api/user-activity-log`,
          params: {
            userId: queryArg.userId,
            action: queryArg.action,
            from: queryArg["from"],
            to: queryArg.to,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Accounts"],
      }),
      recordActivity: build.mutation<
        RecordActivityApiResponse,
        RecordActivityApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user-activity-log`,
          method: "POST",
          body: queryArg.recordActivityRequest,
        }),
        invalidatesTags: ["Accounts"],
      }),
      listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
        query: (queryArg) => ({
          url: `/api/users`,
          params: {
            role: queryArg.role,
            verificationStatus: queryArg.verificationStatus,
            isActive: queryArg.isActive,
            referredBy: queryArg.referredBy,
            q: queryArg.q,
            sort: queryArg.sort,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Accounts"],
      }),
      listPendingUsers: build.query<
        ListPendingUsersApiResponse,
        ListPendingUsersApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/pending`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Accounts"],
      }),
      getUser: build.query<GetUserApiResponse, GetUserApiArg>({
        query: (queryArg) => ({ url: `/api/users/${queryArg.id}` }),
        providesTags: ["Accounts"],
      }),
      updateUser: build.mutation<UpdateUserApiResponse, UpdateUserApiArg>({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.updateUserRequest,
        }),
        invalidatesTags: ["Accounts"],
      }),
      activateUser: build.mutation<ActivateUserApiResponse, ActivateUserApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/users/${queryArg.id}/activate`,
            method: "POST",
          }),
          invalidatesTags: ["Accounts"],
        },
      ),
      approveUser: build.mutation<ApproveUserApiResponse, ApproveUserApiArg>({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/approve`,
          method: "POST",
        }),
        invalidatesTags: ["Accounts"],
      }),
      deactivateUser: build.mutation<
        DeactivateUserApiResponse,
        DeactivateUserApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/deactivate`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Accounts"],
      }),
      listUserDocuments: build.query<
        ListUserDocumentsApiResponse,
        ListUserDocumentsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/documents`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Accounts"],
      }),
      uploadDocument: build.mutation<
        UploadDocumentApiResponse,
        UploadDocumentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/documents`,
          method: "POST",
          body: queryArg.uploadDocumentRequest,
        }),
        invalidatesTags: ["Accounts"],
      }),
      addTaxExemption: build.mutation<
        AddTaxExemptionApiResponse,
        AddTaxExemptionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/exemptions`,
          method: "POST",
          body: queryArg.addTaxExemptionRequest,
        }),
        invalidatesTags: ["Accounts"],
      }),
      withdrawTaxExemption: build.mutation<
        WithdrawTaxExemptionApiResponse,
        WithdrawTaxExemptionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/exemptions/${queryArg.exemptionId}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Accounts"],
      }),
      rejectUser: build.mutation<RejectUserApiResponse, RejectUserApiArg>({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/reject`,
          method: "POST",
          body: queryArg.rejectRequest,
        }),
        invalidatesTags: ["Accounts"],
      }),
      reopenUser: build.mutation<ReopenUserApiResponse, ReopenUserApiArg>({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/reopen`,
          method: "POST",
        }),
        invalidatesTags: ["Accounts"],
      }),
      changeUserRole: build.mutation<
        ChangeUserRoleApiResponse,
        ChangeUserRoleApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/role`,
          method: "PUT",
          body: queryArg.roleChangeRequest,
        }),
        invalidatesTags: ["Accounts"],
      }),
      getRoleChoices: build.query<
        GetRoleChoicesApiResponse,
        GetRoleChoicesApiArg
      >({
        query: (queryArg) => ({ url: `/api/users/${queryArg.id}/roles` }),
        providesTags: ["Accounts"],
      }),
      listUserSessions: build.query<
        ListUserSessionsApiResponse,
        ListUserSessionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/sessions`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Accounts"],
      }),
      revokeUserSessions: build.mutation<
        RevokeUserSessionsApiResponse,
        RevokeUserSessionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/sessions`,
          method: "DELETE",
        }),
        invalidatesTags: ["Accounts"],
      }),
      revokeUserSession: build.mutation<
        RevokeUserSessionApiResponse,
        RevokeUserSessionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/sessions/${queryArg.sessionId}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Accounts"],
      }),
      getUserTax: build.query<GetUserTaxApiResponse, GetUserTaxApiArg>({
        query: (queryArg) => ({ url: `/api/users/${queryArg.id}/tax` }),
        providesTags: ["Accounts"],
      }),
      setTaxNumber: build.mutation<SetTaxNumberApiResponse, SetTaxNumberApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/users/${queryArg.id}/tax-number`,
            method: "PUT",
            body: queryArg.setTaxNumberRequest,
          }),
          invalidatesTags: ["Accounts"],
        },
      ),
      decideTaxNumber: build.mutation<
        DecideTaxNumberApiResponse,
        DecideTaxNumberApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/tax-number/decision`,
          method: "POST",
          body: queryArg.decideTaxNumberRequest,
        }),
        invalidatesTags: ["Accounts"],
      }),
      getVerificationCase: build.query<
        GetVerificationCaseApiResponse,
        GetVerificationCaseApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/verification`,
        }),
        providesTags: ["Accounts"],
      }),
      beginViewAs: build.mutation<BeginViewAsApiResponse, BeginViewAsApiArg>({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/view-as`,
          method: "POST",
        }),
        invalidatesTags: ["Accounts"],
      }),
      listVerificationCases: build.query<
        ListVerificationCasesApiResponse,
        ListVerificationCasesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/verification-cases`,
          params: {
            status: queryArg.status,
            role: queryArg.role,
            olderThanDays: queryArg.olderThanDays,
            needsReview: queryArg.needsReview,
            q: queryArg.q,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Accounts"],
      }),
      endViewAs: build.mutation<EndViewAsApiResponse, EndViewAsApiArg>({
        query: () => ({ url: `/api/view-as`, method: "DELETE" }),
        invalidatesTags: ["Accounts"],
      }),
      getWaiting: build.query<GetWaitingApiResponse, GetWaitingApiArg>({
        query: () => ({ url: `/api/waiting` }),
        providesTags: ["Waiting"],
      }),
      assignCourier: build.mutation<
        AssignCourierApiResponse,
        AssignCourierApiArg
      >({
        query: (queryArg) => ({
          url: `/api/warehouse/couriers`,
          method: "POST",
          body: queryArg.assignCourierRequest,
        }),
        invalidatesTags: ["Warehouse"],
      }),
      getWarehouseFigures: build.query<
        GetWarehouseFiguresApiResponse,
        GetWarehouseFiguresApiArg
      >({
        query: () => ({ url: `/api/warehouse/figures` }),
        providesTags: ["Warehouse"],
      }),
      listWarehouseOrders: build.query<
        ListWarehouseOrdersApiResponse,
        ListWarehouseOrdersApiArg
      >({
        query: (queryArg) => ({
          url: `/api/warehouse/orders`,
          params: {
            status: queryArg.status,
            paymentStatus: queryArg.paymentStatus,
            isQuote: queryArg.isQuote,
            isTrade: queryArg.isTrade,
            isOpen: queryArg.isOpen,
            quoteState: queryArg.quoteState,
            courier: queryArg.courier,
            customerId: queryArg.customerId,
            sellerId: queryArg.sellerId,
            agentId: queryArg.agentId,
            channel: queryArg.channel,
            region: queryArg.region,
            buyerRole: queryArg.buyerRole,
            productId: queryArg.productId,
            category: queryArg.category,
            q: queryArg.q,
            from: queryArg["from"],
            to: queryArg.to,
            sort: queryArg.sort,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Orders"],
      }),
      updateWarehouseOrder: build.mutation<
        UpdateWarehouseOrderApiResponse,
        UpdateWarehouseOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/warehouse/orders/update`,
          method: "POST",
          body: queryArg.updateWarehouseOrderRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Orders"],
      }),
      listWarehouseReports: build.query<
        ListWarehouseReportsApiResponse,
        ListWarehouseReportsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/warehouse/reports`,
          params: {
            orderId: queryArg.orderId,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Warehouse"],
      }),
      addWarehouseReport: build.mutation<
        AddWarehouseReportApiResponse,
        AddWarehouseReportApiArg
      >({
        query: (queryArg) => ({
          url: `/api/warehouse/reports`,
          method: "POST",
          body: queryArg.addWarehouseReportRequest,
        }),
        invalidatesTags: ["Warehouse"],
      }),
      getWebhookDelivery: build.query<
        GetWebhookDeliveryApiResponse,
        GetWebhookDeliveryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/webhook-deliveries/${queryArg.id}`,
        }),
        providesTags: ["Integration"],
      }),
      resendWebhookDelivery: build.mutation<
        ResendWebhookDeliveryApiResponse,
        ResendWebhookDeliveryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/webhook-deliveries/${queryArg.id}/resend`,
          method: "POST",
        }),
        invalidatesTags: ["Integration"],
      }),
      listWebhooks: build.query<ListWebhooksApiResponse, ListWebhooksApiArg>({
        query: (queryArg) => ({
          url: `/api/webhooks`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Integration"],
      }),
      createWebhook: build.mutation<
        CreateWebhookApiResponse,
        CreateWebhookApiArg
      >({
        query: (queryArg) => ({
          url: `/api/webhooks`,
          method: "POST",
          body: queryArg.createWebhookRequest,
        }),
        invalidatesTags: ["Integration"],
      }),
      getWebhook: build.query<GetWebhookApiResponse, GetWebhookApiArg>({
        query: (queryArg) => ({ url: `/api/webhooks/${queryArg.id}` }),
        providesTags: ["Integration"],
      }),
      deleteWebhook: build.mutation<
        DeleteWebhookApiResponse,
        DeleteWebhookApiArg
      >({
        query: (queryArg) => ({
          url: `/api/webhooks/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Integration"],
      }),
      updateWebhook: build.mutation<
        UpdateWebhookApiResponse,
        UpdateWebhookApiArg
      >({
        query: (queryArg) => ({
          url: `/api/webhooks/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.updateWebhookRequest,
        }),
        invalidatesTags: ["Integration"],
      }),
      listWebhookDeliveries: build.query<
        ListWebhookDeliveriesApiResponse,
        ListWebhookDeliveriesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/webhooks/${queryArg.id}/deliveries`,
          params: {
            state: queryArg.state,
            sort: queryArg.sort,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Integration"],
      }),
      enableWebhook: build.mutation<
        EnableWebhookApiResponse,
        EnableWebhookApiArg
      >({
        query: (queryArg) => ({
          url: `/api/webhooks/${queryArg.id}/enable`,
          method: "POST",
        }),
        invalidatesTags: ["Integration"],
      }),
      rotateWebhookSecret: build.mutation<
        RotateWebhookSecretApiResponse,
        RotateWebhookSecretApiArg
      >({
        query: (queryArg) => ({
          url: `/api/webhooks/${queryArg.id}/rotate-secret`,
          method: "POST",
        }),
        invalidatesTags: ["Integration"],
      }),
      testWebhook: build.mutation<TestWebhookApiResponse, TestWebhookApiArg>({
        query: (queryArg) => ({
          url: `/api/webhooks/${queryArg.id}/test`,
          method: "POST",
        }),
        invalidatesTags: ["Integration"],
      }),
      listPriceChanges: build.query<
        ListPriceChangesApiResponse,
        ListPriceChangesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/wholesaler/price-changes`,
          params: {
            audience: queryArg.audience,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Prices"],
      }),
      getPriceChange: build.query<
        GetPriceChangeApiResponse,
        GetPriceChangeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/wholesaler/price-changes/${queryArg.id}`,
        }),
        providesTags: ["Prices"],
      }),
      undoPriceChange: build.mutation<
        UndoPriceChangeApiResponse,
        UndoPriceChangeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/wholesaler/price-changes/${queryArg.id}/undo`,
          method: "POST",
        }),
        invalidatesTags: ["Prices"],
      }),
      getWholesalerPrices: build.query<
        GetWholesalerPricesApiResponse,
        GetWholesalerPricesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/wholesaler/prices`,
          params: {
            audience: queryArg.audience,
            q: queryArg.q,
            category: queryArg.category,
            region: queryArg.region,
            outOfRange: queryArg.outOfRange,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Prices"],
      }),
      setWholesalerPrices: build.mutation<
        SetWholesalerPricesApiResponse,
        SetWholesalerPricesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/wholesaler/prices`,
          method: "PUT",
          body: queryArg.setWholesalerPricesRequest,
        }),
        invalidatesTags: ["Prices"],
      }),
      checkWholesalerPrices: build.mutation<
        CheckWholesalerPricesApiResponse,
        CheckWholesalerPricesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/wholesaler/prices/check`,
          method: "POST",
          body: queryArg.setWholesalerPricesRequest,
        }),
        invalidatesTags: ["Prices"],
      }),
      previewWholesalerPrices: build.mutation<
        PreviewWholesalerPricesApiResponse,
        PreviewWholesalerPricesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/wholesaler/prices/preview`,
          method: "POST",
          body: queryArg.previewWholesalerPricesRequest,
        }),
        invalidatesTags: ["Prices"],
      }),
      previewPriceFile: build.mutation<
        PreviewPriceFileApiResponse,
        PreviewPriceFileApiArg
      >({
        query: (queryArg) => ({
          url: `/api/wholesaler/prices/preview-file`,
          method: "POST",
          body: queryArg.priceFileForm,
        }),
        invalidatesTags: ["Prices"],
      }),
      listWishlist: build.query<ListWishlistApiResponse, ListWishlistApiArg>({
        query: (queryArg) => ({
          url: `/api/wishlist`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Wishlist"],
      }),
      getWishlistIds: build.query<
        GetWishlistIdsApiResponse,
        GetWishlistIdsApiArg
      >({
        query: () => ({ url: `/api/wishlist/ids` }),
        providesTags: ["Wishlist"],
      }),
      addToWishlist: build.mutation<
        AddToWishlistApiResponse,
        AddToWishlistApiArg
      >({
        query: (queryArg) => ({
          url: `/api/wishlist/${queryArg.id}`,
          method: "PUT",
        }),
        invalidatesTags: ["Wishlist"],
      }),
      removeFromWishlist: build.mutation<
        RemoveFromWishlistApiResponse,
        RemoveFromWishlistApiArg
      >({
        query: (queryArg) => ({
          url: `/api/wishlist/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Wishlist"],
      }),
      getTeamFigures: build.query<
        GetTeamFiguresApiResponse,
        GetTeamFiguresApiArg
      >({
        query: () => ({ url: `/api/workforce/figures` }),
        providesTags: ["Employees"],
      }),
      healthLive: build.query<HealthLiveApiResponse, HealthLiveApiArg>({
        query: () => ({ url: `/health/live` }),
        providesTags: ["Health"],
      }),
      healthReady: build.query<HealthReadyApiResponse, HealthReadyApiArg>({
        query: () => ({ url: `/health/ready` }),
        providesTags: ["Health"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type ListAddressesApiResponse =
  /** status 200 The addresses. */ AddressResponse[];
export type ListAddressesApiArg = {
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type AddAddressApiResponse =
  /** status 201 The address. */ AddressResponse;
export type AddAddressApiArg = {
  addressRequest: AddressRequest;
};
export type UpdateAddressApiResponse =
  /** status 200 The address as it is now. */ AddressResponse;
export type UpdateAddressApiArg = {
  /** The address. */
  id: number;
  addressRequest: AddressRequest;
};
export type RemoveAddressApiResponse = unknown;
export type RemoveAddressApiArg = {
  /** The address. */
  id: number;
};
export type RegisterAdminApiResponse =
  /** status 201 The admin account. */ AccountResponse;
export type RegisterAdminApiArg = {
  adminRegistrationRequest: AdminRegistrationRequest;
};
export type GetReferralApiResponse =
  /** status 200 The referral link. */ ReferralResponse;
export type GetReferralApiArg = {
  /** The agent's ID */
  id: number;
};
export type GetCohortsApiResponse =
  /** status 200 The figures. */ CohortResponse[];
export type GetCohortsApiArg = {
  /** The first day; 30 days up to the last if omitted. */
  from?: string;
  /** The last day; today if omitted. */
  to?: string;
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type GetConversionApiResponse =
  /** status 200 The figures. */ ConversionResponse;
export type GetConversionApiArg = {
  /** The first day; 30 days up to the last if omitted. */
  from?: string;
  /** The last day; today if omitted. */
  to?: string;
};
export type GetMetricsApiResponse =
  /** status 200 The figures. */ MetricsResponse;
export type GetMetricsApiArg = void;
export type GetProductionApiResponse =
  /** status 200 The figures. */ ProductionResponse;
export type GetProductionApiArg = {
  /** The first day; 30 days up to the last if omitted. */
  from?: string;
  /** The last day; today if omitted. */
  to?: string;
  /** Interval of one point of the series; a day if omitted. */
  bucket?: "day" | "week" | "month";
};
export type GetSalesApiResponse = /** status 200 The figures. */ SalesResponse;
export type GetSalesApiArg = {
  /** The first day; 30 days up to the last if omitted. */
  from?: string;
  /** The last day; today if omitted. */
  to?: string;
  /** Interval of one point of the series; a day if omitted. */
  step?: "day" | "week" | "month";
  /** Dimension to group by; no groups if omitted. */
  by?:
    | "channel"
    | "region"
    | "role"
    | "dealer"
    | "buyer"
    | "agent"
    | "product"
    | "category";
  /** Period to compare with; none if omitted. */
  compare?: "previous" | "year";
  /** Order of the groups: largest revenue first (if omitted), or first those whose revenue fell most against the
    period compared with. */
  sort?: "revenue" | "fall";
};
export type GetStockTurnsApiResponse =
  /** status 200 The figures. */ StockTurnsResponse;
export type GetStockTurnsApiArg = {
  /** The first day; 30 days up to the last if omitted. */
  from?: string;
  /** The last day; today if omitted. */
  to?: string;
};
export type GetTradeApiResponse = /** status 200 The figures. */ TradeResponse;
export type GetTradeApiArg = {
  /** Which side: purchases (if omitted), or sales in the user's store. */
  as?: "buyer" | "seller";
  /** User whose figures to return, for admin and manufacturer; all users if omitted. */
  userId?: number;
  /** The first day; 30 days up to the last if omitted. */
  from?: string;
  /** The last day; today if omitted. */
  to?: string;
  /** Interval of one point of the series; a day if omitted. */
  bucket?: "day" | "week" | "month";
};
export type GetWholesalerFiguresApiResponse =
  /** status 200 The figures. */ WholesalerFiguresResponse;
export type GetWholesalerFiguresApiArg = void;
export type ChangePasswordApiResponse =
  /** status 200 Changed. */ MessageResponse;
export type ChangePasswordApiArg = {
  changePasswordRequest: ChangePasswordRequest;
};
export type LoginApiResponse =
  /** status 200 Signed in; sets the session cookie. */ AccountResponse;
export type LoginApiArg = {
  signInRequest: SignInRequest;
};
export type LogoutApiResponse = /** status 200 Signed out. */ MessageResponse;
export type LogoutApiArg = void;
export type GetMeApiResponse = /** status 200 The account. */ MeResponse;
export type GetMeApiArg = void;
export type RegisterApiResponse =
  /** status 201 The account. */ AccountResponse;
export type RegisterApiArg = {
  registerRequest: RegisterRequest;
};
export type RequestPasswordResetApiResponse =
  /** status 200 Request received. */ MessageResponse;
export type RequestPasswordResetApiArg = {
  passwordResetRequest: PasswordResetRequest;
};
export type ConfirmPasswordResetApiResponse =
  /** status 200 The password is set. */ ResetDoneResponse;
export type ConfirmPasswordResetApiArg = {
  confirmResetRequest: ConfirmResetRequest;
};
export type ListSessionsApiResponse =
  /** status 200 The active sessions. */ SessionResponse[];
export type ListSessionsApiArg = {
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type RevokeSessionApiResponse = unknown;
export type RevokeSessionApiArg = {
  /** The session */
  id: number;
};
export type WarehouseLoginApiResponse =
  /** status 200 Signed in; sets the session cookie. */ AccountResponse;
export type WarehouseLoginApiArg = {
  signInRequest: SignInRequest;
};
export type ListBackupsApiResponse =
  /** status 200 The backups. */ BackupResponse[];
export type ListBackupsApiArg = {
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type CreateBackupApiResponse =
  /** status 202 Queued. */ BackupJobResponse;
export type CreateBackupApiArg = void;
export type DeleteBackupApiResponse = unknown;
export type DeleteBackupApiArg = {
  /** Its file name. */
  name: string;
};
export type DownloadBackupApiResponse = /** status 200 The backup. */ number[];
export type DownloadBackupApiArg = {
  /** Its file name. */
  name: string;
  /** The key of a download link. */
  key: string;
};
export type CreateBackupDownloadLinkApiResponse =
  /** status 201 The link. */ BackupDownloadLinkResponse;
export type CreateBackupDownloadLinkApiArg = {
  /** Its file name. */
  name: string;
  backupDownloadLinkRequest: BackupDownloadLinkRequest;
};
export type GetCartApiResponse = /** status 200 The cart. */ CartResponse;
export type GetCartApiArg = void;
export type ReplaceCartApiResponse =
  /** status 200 The cart as it is now. */ CartResponse;
export type ReplaceCartApiArg = {
  replaceCartRequest: ReplaceCartRequest;
};
export type ClearCartApiResponse =
  /** status 200 The empty cart. */ CartResponse;
export type ClearCartApiArg = void;
export type AddToCartApiResponse =
  /** status 200 The cart as it is now. */ CartResponse;
export type AddToCartApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  cartLineRequest: CartLineRequest;
};
export type MergeCartApiResponse =
  /** status 200 The cart as it is now. */ CartResponse;
export type MergeCartApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  mergeCartRequest: MergeCartRequest;
};
export type ParseQuickOrderApiResponse =
  /** status 200 The lines in their order. */ QuickOrderLine[];
export type ParseQuickOrderApiArg = {
  quickOrderRequest: QuickOrderRequest;
};
export type QuoteCartApiResponse =
  /** status 200 The priced cart. */ CartQuoteResponse;
export type QuoteCartApiArg = {
  quoteCartRequest: QuoteCartRequest;
};
export type ListCategoriesApiResponse =
  /** status 200 Categories. */ CategoryResponse[];
export type ListCategoriesApiArg = {
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type ReportClientErrorApiResponse = unknown;
export type ReportClientErrorApiArg = {
  clientErrorRequest: ClientErrorRequest;
};
export type ListCommissionPlansApiResponse =
  /** status 200 Plans. */ CommissionPlanResponse[];
export type ListCommissionPlansApiArg = {
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type AddCommissionPlanApiResponse =
  /** status 201 The plan. */ CommissionPlanResponse;
export type AddCommissionPlanApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  commissionPlanRequest: CommissionPlanRequest;
};
export type ListCommissionsApiResponse =
  /** status 200 Commissions. */ CommissionResponse[];
export type ListCommissionsApiArg = {
  /** Only this status; in your own list, the status of your part. */
  status?: CommissionStatusName;
  /** Only those this agent or sub-agent earns from. */
  beneficiaryId?: number;
  /** From this business day or time on. */
  from?: string;
  /** Up to and including this business day, or before this time. */
  to?: string;
  /** In which order; newest first if omitted. By `amount`: in your own list of your part, otherwise of all parts together. */
  sort?: "-created" | "created" | "-amount" | "amount";
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type SimulateCommissionApiResponse =
  /** status 200 What it would earn. */ SimulationResponse;
export type SimulateCommissionApiArg = {
  simulationRequest: SimulationRequest;
};
export type GetCommissionSummaryApiResponse =
  /** status 200 The figures. */ CommissionSummaryResponse;
export type GetCommissionSummaryApiArg = {
  /** User; agents and sub-agents can only read their own. If admin or manufacturer omit it: the total of all. */
  userId?: number;
};
export type ListManagementHistoryApiResponse =
  /** status 200 The decisions. */ ManagementResponse[];
export type ListManagementHistoryApiArg = {
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type ListEmployeesApiResponse =
  /** status 200 The employees. */ UserResponse[];
export type ListEmployeesApiArg = {
  /** Part of a name, username, email or employee ID, ignoring case. */
  q?: string;
  /** In which order; newest account first if omitted. */
  sort?:
    | "-created"
    | "created"
    | "-name"
    | "name"
    | "-code"
    | "code"
    | "-position"
    | "position"
    | "-department"
    | "department";
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type ManageEmployeeApiResponse =
  /** status 200 The employee as they are now. */ ManageEmployeeResponse;
export type ManageEmployeeApiArg = {
  manageEmployeeRequest: ManageEmployeeRequest;
};
export type ListDealerPricesApiResponse =
  /** status 200 The prices. */ DealerPriceResponse[];
export type ListDealerPricesApiArg = {
  /** The dealer. */
  userId: number;
  /** Only the prices of these products; may be repeated. */
  productId?: number[];
  /** Only blocked prices, at which nobody can buy, or only the others. */
  blocked?: boolean;
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type SetDealerPriceApiResponse =
  /** status 200 The price. */ DealerPriceResponse;
export type SetDealerPriceApiArg = {
  /** The dealer. */
  userId: number;
  /** The product. */
  productId: number;
  setDealerPriceRequest: SetDealerPriceRequest;
};
export type RemoveDealerPriceApiResponse = unknown;
export type RemoveDealerPriceApiArg = {
  /** The dealer. */
  userId: number;
  /** The product. */
  productId: number;
};
export type ReviewDocumentApiResponse =
  /** status 200 The document as it is now. */ DocumentResponse;
export type ReviewDocumentApiArg = {
  /** The document */
  id: number;
  reviewDocumentRequest: ReviewDocumentRequest;
};
export type ListImportsApiResponse =
  /** status 200 Imports. */ ImportResponse[];
export type ListImportsApiArg = {
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type UploadImportApiResponse =
  /** status 201 The import. */ ImportResponse;
export type UploadImportApiArg = {
  uploadImportForm: UploadImportForm;
};
export type GetImportApiResponse = /** status 200 The import. */ ImportResponse;
export type GetImportApiArg = {
  /** The import. */
  id: number;
};
export type ApplyImportApiResponse =
  /** status 202 The import. */ ImportResponse;
export type ApplyImportApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  /** The import. */
  id: number;
};
export type CancelImportApiResponse =
  /** status 200 The import. */ ImportResponse;
export type CancelImportApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  /** The import. */
  id: number;
};
export type CheckImportApiResponse =
  /** status 202 The import. */ ImportResponse;
export type CheckImportApiArg = {
  /** The import. */
  id: number;
  checkImportRequest: CheckImportRequest;
};
export type ListImportRowsApiResponse =
  /** status 200 Rows. */ ImportRowResponse[];
export type ListImportRowsApiArg = {
  /** The import. */
  id: number;
  /** Only rows with this outcome. */
  outcome?: ImportOutcomeName;
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type ListMovementsApiResponse =
  /** status 200 Movements. */ MovementResponse[];
export type ListMovementsApiArg = {
  /** Only this product. */
  productId?: number;
  /** Only this batch. */
  lotId?: number;
  /** Only this stock count. */
  countId?: number;
  /** Only stock in or only stock out. */
  type?: MovementType;
  /** Only this reason. */
  reason?: MovementReason;
  /** From this business day or time on. */
  from?: string;
  /** Up to and including this business day, or before this time. */
  to?: string;
  /** In which order; newest first if omitted. */
  sort?: "-created" | "created";
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type RecordMovementApiResponse =
  /** status 201 The movement. */ RecordedMovementResponse;
export type RecordMovementApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  recordMovementRequest: RecordMovementRequest;
};
export type ListIssuesApiResponse =
  /** status 200 The issues. */ IssueResponse[];
export type ListIssuesApiArg = {
  /** Only of this status. */
  status?: "open" | "solved" | "unsolved";
  /** Only of this priority. */
  priority?: "low" | "medium" | "high" | "urgent";
  /** Only those assigned to this user. */
  assignedTo?: number;
  /** Only those about this product. */
  productId?: number;
  /** Part of type or description, ignoring case; or the number (`#7`, `7`). */
  q?: string;
  /** In which order; newest first if omitted. */
  sort?: "-created" | "created" | "-priority" | "priority";
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type ReportIssueApiResponse = /** status 201 The issue. */ IssueResponse;
export type ReportIssueApiArg = {
  reportIssueRequest: ReportIssueRequest;
};
export type ListIssueAssigneesApiResponse =
  /** status 200 The people. */ AssigneeResponse[];
export type ListIssueAssigneesApiArg = {
  /** Part of a name, username, email or employee ID, ignoring case. */
  q?: string;
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type CountIssuesApiResponse =
  /** status 200 The counts. */ IssueCountsResponse;
export type CountIssuesApiArg = void;
export type GetIssueApiResponse =
  /** status 200 The issue. */ IssueDetailsResponse;
export type GetIssueApiArg = {
  /** The issue. */
  id: number;
};
export type UpdateIssueApiResponse = /** status 200 The issue. */ IssueResponse;
export type UpdateIssueApiArg = {
  /** The issue. */
  id: number;
  updateIssueRequest: UpdateIssueRequest;
};
export type AddIssueCommentApiResponse =
  /** status 201 The comment. */ IssueCommentResponse;
export type AddIssueCommentApiArg = {
  /** The issue. */
  id: number;
  issueCommentRequest: IssueCommentRequest;
};
export type AddIssuePhotosApiResponse =
  /** status 201 The photos, oldest first. */ IssuePhotoResponse[];
export type AddIssuePhotosApiArg = {
  /** The issue. */
  id: number;
  issuePhotosForm: IssuePhotosForm;
};
export type ListJobsApiResponse = /** status 200 The jobs. */ JobResponse[];
export type ListJobsApiArg = {
  /** Only jobs in this state. */
  state?: "waiting" | "running" | "done" | "failed";
  /** Only jobs of this kind. */
  kind?: string;
  /** In which order, by when they were created; newest first if omitted. */
  sort?: "-created" | "created";
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type GetJobCountsApiResponse =
  /** status 200 The counts. */ JobCountsResponse;
export type GetJobCountsApiArg = void;
export type RetryJobApiResponse = /** status 200 The queued job. */ JobResponse;
export type RetryJobApiArg = {
  /** The job */
  id: number;
};
export type ListLotsApiResponse = /** status 200 Batches. */ LotResponse[];
export type ListLotsApiArg = {
  /** Only batches of this product. */
  productId?: number;
  /** Which batches to return; those with pieces if omitted. */
  state?: "open" | "held" | "expired" | "expiring" | "empty" | "all";
  /** Start of the batch code, ignoring case. */
  q?: string;
  /** Only batches that expire within this many days, including expired ones unless `state` is `expiring`. */
  expiresWithinDays?: number;
  /** First to expire first if omitted. */
  sort?: "expiry" | "-expiry" | "newest" | "code" | "-code";
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type GetLotApiResponse = /** status 200 The batch. */ LotDetailsResponse;
export type GetLotApiArg = {
  /** The batch. */
  id: number;
};
export type UpdateLotApiResponse =
  /** status 200 The batch. */ LotDetailsResponse;
export type UpdateLotApiArg = {
  /** The batch. */
  id: number;
  updateLotRequest: UpdateLotRequest;
};
export type HoldLotApiResponse =
  /** status 200 The batch, now on hold. */ HeldLotResponse;
export type HoldLotApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  /** The batch. */
  id: number;
  holdLotRequest: HoldLotRequest;
};
export type RecallLotApiResponse =
  /** status 200 Orders with pieces of the batch. */ RecallResponse[];
export type RecallLotApiArg = {
  /** The batch. */
  id: number;
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type ReleaseLotApiResponse =
  /** status 200 The released batch. */ LotDetailsResponse;
export type ReleaseLotApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  /** The batch. */
  id: number;
  releaseLotRequest: ReleaseLotRequest;
};
export type ListMailApiResponse =
  /** status 200 The mails, without their texts. */ MailResponse[];
export type ListMailApiArg = {
  /** Only mail with status `queued`, `sent`, `failed` or `kept`. */
  status?: string;
  /** In which order; newest first if omitted. */
  sort?: "-created" | "created";
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type SendTestMailApiResponse =
  /** status 201 The mail, queued. */ MailResponse;
export type SendTestMailApiArg = {
  sendTestMailRequest: SendTestMailRequest;
};
export type GetMailApiResponse =
  /** status 200 The mail. */ MailWithBodyResponse;
export type GetMailApiArg = {
  /** The mail */
  id: number;
};
export type ResendMailApiResponse =
  /** status 200 The mail, queued. */ MailResponse;
export type ResendMailApiArg = {
  /** The mail */
  id: number;
};
export type UploadMediaApiResponse =
  /** status 201 The picture. */ MediaResponse;
export type UploadMediaApiArg = {
  uploadMediaRequest: UploadMediaRequest;
};
export type ListNotesApiResponse = /** status 200 The notes. */ NoteResponse[];
export type ListNotesApiArg = {
  /** Kind of record. */
  subjectKind: "order" | "user";
  /** Its number. */
  subjectId: number;
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type AddNoteApiResponse = /** status 201 The note. */ NoteResponse;
export type AddNoteApiArg = {
  addNoteRequest: AddNoteRequest;
};
export type ListNotePeopleApiResponse =
  /** status 200 The people. */ NotePersonResponse[];
export type ListNotePeopleApiArg = {
  /** Kind of record. */
  subjectKind: "order" | "user";
  /** Its number. */
  subjectId: number;
  /** Part of a name, username or email, ignoring case. */
  q?: string;
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type RemoveNoteApiResponse = unknown;
export type RemoveNoteApiArg = {
  /** The note. */
  id: number;
};
export type GetNotificationPreferencesApiResponse =
  /** status 200 The preferences. */ NotificationPreferencesResponse;
export type GetNotificationPreferencesApiArg = void;
export type SetNotificationPreferencesApiResponse =
  /** status 200 All preferences, as they are now. */ NotificationPreferencesResponse;
export type SetNotificationPreferencesApiArg = {
  setNotificationPreferencesRequest: SetNotificationPreferencesRequest;
};
export type ListNotificationsApiResponse =
  /** status 200 The notifications. */ NotificationResponse[];
export type ListNotificationsApiArg = {
  /** Only those for this role or position of the caller. */
  role?: string;
  /** `unread` for unread ones only. */
  status?: string;
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type CountNotificationsApiResponse =
  /** status 200 The count. */ NotificationCountResponse;
export type CountNotificationsApiArg = {
  /** Only those for this role or position of the caller. */
  role?: string;
};
export type MarkAllNotificationsReadApiResponse =
  /** status 200 Number of notifications marked. */ MarkedNotificationsResponse;
export type MarkAllNotificationsReadApiArg = {
  markAllNotificationsRequest: MarkAllNotificationsRequest;
};
export type MarkNotificationApiResponse =
  /** status 200 The notification. */ NotificationResponse;
export type MarkNotificationApiArg = {
  /** The notification */
  id: number;
  markNotificationRequest: MarkNotificationRequest;
};
export type ListOrdersApiResponse = /** status 200 Orders. */ OrderResponse[];
export type ListOrdersApiArg = {
  /** Only this status. */
  status?: OrderStatusName;
  /** Only paid or only unpaid ones. */
  paymentStatus?: PaymentStatusName;
  /** Only quote requests without an accepted offer (`true`), or only orders with lines (`false`). */
  isQuote?: boolean;
  /** Only orders that count as sales (`true`), that is, neither cancelled nor quote requests; or only the others
    (`false`). */
  isTrade?: boolean;
  /** Only open orders (`true`): those that count as sales and are not delivered yet; or only the others (`false`). */
  isOpen?: boolean;
  /** Only orders whose quotation has this status. */
  quoteState?: QuoteStateName;
  /** Only those assigned to this courier. */
  courier?: CourierName;
  /** Only this buyer, of the orders the caller may see. */
  customerId?: number;
  /** Only this seller, of the orders the caller may see. */
  sellerId?: number;
  /** Only those this agent or sub-agent referred. */
  agentId?: number;
  /** Only those placed through this channel. */
  channel?: string;
  /** Only those whose buyer was in this region at the time of the order. */
  region?: "usa" | "canada" | "europe" | "asia";
  /** Only those whose buyer had this role at the time of the order. */
  buyerRole?:
    | "admin"
    | "manufacturer"
    | "wholesaler"
    | "dealer"
    | "agent"
    | "sub-agent"
    | "customer"
    | "employee"
    | "warehouse";
  /** Only those with a line of this product. */
  productId?: number;
  /** Only those with a product that was in this category at the time of the order. */
  category?: string;
  /** Part of the buyer's name, the start of a tracking, receipt or invoice number or of one of its parts (for
    `INV-2026-000042` also `2026-000042` and `000042`), or the order number. */
  q?: string;
  /** From this business day or time on. */
  from?: string;
  /** Up to and including this business day, or before this time. */
  to?: string;
  /** In which order; newest first if omitted. */
  sort?: "-created" | "created" | "-total" | "total";
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type PlaceOrderApiResponse = /** status 201 The order. */ OrderResponse;
export type PlaceOrderApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  placeOrderRequest: PlaceOrderRequest;
};
export type GetOrderApiResponse =
  /** status 200 The order with its history. */ OrderDetailResponse;
export type GetOrderApiArg = {
  /** The order. */
  id: number;
};
export type UpdateOrderApiResponse =
  /** status 200 The order as it is now. */ OrderResponse;
export type UpdateOrderApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string | null;
  /** The order. */
  id: number;
  updateOrderRequest: UpdateOrderRequest;
};
export type ListOrderMessagesApiResponse =
  /** status 200 The messages. */ OrderMessageResponse[];
export type ListOrderMessagesApiArg = {
  /** The order. */
  id: number;
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type AddOrderMessageApiResponse =
  /** status 201 The message. */ OrderMessageResponse;
export type AddOrderMessageApiArg = {
  /** The order. */
  id: number;
  orderMessageRequest: OrderMessageRequest;
};
export type OfferQuoteApiResponse =
  /** status 200 The order with its quotation. */ OrderResponse;
export type OfferQuoteApiArg = {
  /** The order. */
  id: number;
  offerQuoteRequest: OfferQuoteRequest;
};
export type AcceptQuoteApiResponse = /** status 200 The order. */ OrderResponse;
export type AcceptQuoteApiArg = {
  /** The order. */
  id: number;
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  acceptQuoteRequest: AcceptQuoteRequest;
};
export type DeclineQuoteApiResponse =
  /** status 200 The cancelled order. */ OrderResponse;
export type DeclineQuoteApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  /** The order. */
  id: number;
  declineQuoteRequest: DeclineQuoteRequest;
};
export type RefundOrderApiResponse =
  /** status 201 The order as it is now. */ OrderDetailResponse;
export type RefundOrderApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  /** The order. */
  id: number;
  refundOrderRequest: RefundOrderRequest;
};
export type ReorderApiResponse =
  /** status 200 The updated cart and the skipped lines. */ ReorderResponse;
export type ReorderApiArg = {
  /** The order. */
  id: number;
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
};
export type RequestReturnApiResponse =
  /** status 201 The return. */ ReturnResponse;
export type RequestReturnApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  /** The order. */
  id: number;
  requestReturnRequest: RequestReturnRequest;
};
export type ShipOrderApiResponse =
  /** status 201 The order as it is now. */ OrderDetailResponse;
export type ShipOrderApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  /** The order. */
  id: number;
  shipOrderRequest: ShipOrderRequest;
};
export type ListPasswordResetsApiResponse =
  /** status 200 The requests. */ PasswordResetResponse[];
export type ListPasswordResetsApiArg = {
  /** Only `requested`, `verified`, `refused`, `handedOver`, `used`, `superseded` or `expired` ones. */
  state?: string;
  /** Only those for this account. */
  userId?: number;
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type HandOverPasswordResetApiResponse =
  /** status 200 The link. */ HandedOverResponse;
export type HandOverPasswordResetApiArg = {
  /** The request */
  id: number;
  body: ResetNoteRequest | null;
};
export type RefusePasswordResetApiResponse =
  /** status 200 The request as it is now. */ PasswordResetResponse;
export type RefusePasswordResetApiArg = {
  /** The request */
  id: number;
  body: ResetNoteRequest | null;
};
export type VerifyPasswordResetApiResponse =
  /** status 200 The request as it is now. */ PasswordResetResponse;
export type VerifyPasswordResetApiArg = {
  /** The request */
  id: number;
  body: ResetNoteRequest | null;
};
export type ListPayoutsApiResponse =
  /** status 200 Payouts. */ PayoutResponse[];
export type ListPayoutsApiArg = {
  /** Only this status. */
  status?: PayoutStatusName;
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type CreatePayoutApiResponse =
  /** status 201 The draft. */ PayoutDetailsResponse;
export type CreatePayoutApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  payoutRequest: PayoutRequest;
};
export type GetPayoutApiResponse =
  /** status 200 The payout. */ PayoutDetailsResponse;
export type GetPayoutApiArg = {
  /** The payout. */
  id: number;
};
export type ApprovePayoutApiResponse =
  /** status 200 The payout. */ PayoutDetailsResponse;
export type ApprovePayoutApiArg = {
  /** The payout. */
  id: number;
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
};
export type CancelPayoutApiResponse =
  /** status 200 The payout. */ PayoutDetailsResponse;
export type CancelPayoutApiArg = {
  /** The payout. */
  id: number;
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
};
export type PayPayoutApiResponse =
  /** status 200 The payout. */ PayoutDetailsResponse;
export type PayPayoutApiArg = {
  /** The payout. */
  id: number;
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  payoutPaymentRequest: PayoutPaymentRequest;
};
export type ConfirmPickApiResponse =
  /** status 200 The wave as it is now. */ PickWaveResponse;
export type ConfirmPickApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  /** The pick. */
  id: number;
  confirmPickRequest: ConfirmPickRequest;
};
export type ShortPickApiResponse =
  /** status 200 The wave as it is now. */ PickWaveResponse;
export type ShortPickApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  /** The pick. */
  id: number;
  shortPickRequest: ShortPickRequest;
};
export type ListPickWavesApiResponse =
  /** status 200 The waves. */ PickWaveSummary[];
export type ListPickWavesApiArg = {
  /** Only this state. */
  state?: WaveStateName;
  /** Only this person's. */
  pickerId?: number;
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type ClaimPickingApiResponse =
  /** status 201 The wave. */ PickWaveResponse;
export type ClaimPickingApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  claimPickingRequest: ClaimPickingRequest;
};
export type GetPickWaveApiResponse =
  /** status 200 The wave. */ PickWaveResponse;
export type GetPickWaveApiArg = {
  /** The wave. */
  id: number;
};
export type CancelWaveApiResponse =
  /** status 200 The wave as it is now. */ PickWaveResponse;
export type CancelWaveApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  /** The wave. */
  id: number;
};
export type FinishWaveApiResponse =
  /** status 200 The wave as it is now. */ PickWaveResponse;
export type FinishWaveApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  /** The wave. */
  id: number;
};
export type ListPlaceChangesApiResponse =
  /** status 200 The changes. */ PlaceChangeResponse[];
export type ListPlaceChangesApiArg = {
  /** Only `pending`, `approved`, `refused` or `withdrawn` ones. */
  state?: string;
  /** Only those of this account. */
  userId?: number;
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type ReviewPlaceChangeApiResponse =
  /** status 200 The change as it is now. */ PlaceChangeResponse;
export type ReviewPlaceChangeApiArg = {
  /** The change */
  id: number;
  reviewPlaceChangeRequest: ReviewPlaceChangeRequest;
};
export type ListPlacesApiResponse =
  /** status 200 The countries. */ PlacesResponse;
export type ListPlacesApiArg = void;
export type SendPresenceApiResponse =
  /** status 200 Who else is there. */ PresenceResponse;
export type SendPresenceApiArg = {
  presenceRequest: PresenceRequest;
};
export type ListProductsApiResponse =
  /** status 200 Products. */ ProductResponse[];
export type ListProductsApiArg = {
  /** Words of the name, SKU, barcode, category, attributes or description; all must match, exactly, as a prefix, or
    with one typo from four letters and two from eight. Case and accents are ignored. */
  q?: string;
  /** Any of these categories, exactly; may be repeated. */
  category?: string[];
  /** If omitted, everything the caller may see: products on sale, and for company staff discontinued ones as well. */
  status?: "active" | "discontinued" | "all";
  /** Any of these flavours, exactly; may be repeated. */
  flavour?: string[];
  /** Any of these device types, exactly; may be repeated. */
  deviceType?: string[];
  /** Minimum nicotine strength in mg/ml. */
  nicotineMin?: number;
  /** Maximum nicotine strength in mg/ml. */
  nicotineMax?: number;
  /** Minimum volume in ml. */
  volumeMin?: number;
  /** Maximum volume in ml. */
  volumeMax?: number;
  /** Minimum number of puffs. */
  puffsMin?: number;
  /** Maximum number of puffs. */
  puffsMax?: number;
  /** `true`: only products that can be ordered now. */
  inStock?: boolean;
  /** Includes `storePrice`, for guests as well: `dealer` or `agent` for the general dealer and agent pages,
    `dealer:{id}` for a single dealer's store. */
  store?: string;
  /** `low-stock`: products below the purchasing alert level. Requires permission to see stock figures. */
  filter?: "low-stock";
  /** The product with exactly this SKU, ignoring case. */
  sku?: string;
  /** The product with this barcode. */
  barcode?: string;
  /** Sort order; if omitted, best match first with search words, otherwise by name. */
  sort?:
    | "relevance"
    | "name"
    | "-name"
    | "price"
    | "-price"
    | "category"
    | "-category"
    | "newest"
    | "oldest"
    | "stock"
    | "-stock"
    | "best_selling";
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type CreateProductApiResponse =
  /** status 201 The product. */ ProductDetailsResponse;
export type CreateProductApiArg = {
  productRequest: ProductRequest;
};
export type ListProductFacetsApiResponse =
  /** status 200 The counts. */ ProductFacetsResponse;
export type ListProductFacetsApiArg = {
  /** Words of the name, SKU, barcode, category, attributes or description; all must match, exactly, as a prefix, or
    with one typo from four letters and two from eight. Case and accents are ignored. */
  q?: string;
  /** Any of these categories, exactly; may be repeated. */
  category?: string[];
  /** If omitted, everything the caller may see: products on sale, and for company staff discontinued ones as well. */
  status?: "active" | "discontinued" | "all";
  /** Any of these flavours, exactly; may be repeated. */
  flavour?: string[];
  /** Any of these device types, exactly; may be repeated. */
  deviceType?: string[];
  /** Minimum nicotine strength in mg/ml. */
  nicotineMin?: number;
  /** Maximum nicotine strength in mg/ml. */
  nicotineMax?: number;
  /** Minimum volume in ml. */
  volumeMin?: number;
  /** Maximum volume in ml. */
  volumeMax?: number;
  /** Minimum number of puffs. */
  puffsMin?: number;
  /** Maximum number of puffs. */
  puffsMax?: number;
  /** `true`: only products that can be ordered now. */
  inStock?: boolean;
  /** Includes `storePrice`, for guests as well: `dealer` or `agent` for the general dealer and agent pages,
    `dealer:{id}` for a single dealer's store. */
  store?: string;
};
export type PreviewPricesApiResponse =
  /** status 200 The prices. */ PricePreviewResponse;
export type PreviewPricesApiArg = {
  pricePreviewRequest: PricePreviewRequest;
};
export type GetProductApiResponse =
  /** status 200 The product. */ ProductDetailsResponse;
export type GetProductApiArg = {
  /** The product. */
  id: number;
  /** Includes `storePrice`, for guests as well: `dealer` or `agent` for the general dealer and agent pages,
    `dealer:{id}` for a single dealer's store. */
  store?: string;
};
export type UpdateProductApiResponse =
  /** status 200 The product as it is now. */ ProductDetailsResponse;
export type UpdateProductApiArg = {
  /** The product. */
  id: number;
  productRequest: ProductRequest;
};
export type SetComplianceSheetApiResponse =
  /** status 200 The sheet. */ ComplianceSheetResponse;
export type SetComplianceSheetApiArg = {
  /** The product. */
  id: number;
  setComplianceSheetRequest: SetComplianceSheetRequest;
};
export type RemoveComplianceSheetApiResponse = unknown;
export type RemoveComplianceSheetApiArg = {
  /** The product. */
  id: number;
};
export type ListCostHistoryApiResponse =
  /** status 200 The costs. */ CostResponse[];
export type ListCostHistoryApiArg = {
  /** The product. */
  id: number;
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type DeleteProductApiResponse =
  /** status 200 Its outcome. */ DeleteProductResponse;
export type DeleteProductApiArg = {
  /** The product. */
  id: number;
};
export type DiscontinueProductApiResponse =
  /** status 200 The product. */ ProductDetailsResponse;
export type DiscontinueProductApiArg = {
  /** The product. */
  id: number;
};
export type SetProductLocationApiResponse =
  /** status 200 The product with its new location. */ ProductResponse;
export type SetProductLocationApiArg = {
  /** The product. */
  id: number;
  setProductLocationRequest: SetProductLocationRequest;
};
export type ListProductPriceChangesApiResponse =
  /** status 200 The changes. */ ProductPriceChangeResponse[];
export type ListProductPriceChangesApiArg = {
  /** The product. */
  id: number;
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type RestoreProductApiResponse =
  /** status 200 The product. */ ProductDetailsResponse;
export type RestoreProductApiArg = {
  /** The product. */
  id: number;
};
export type SetStockApiResponse =
  /** status 200 The product with its new stock. */ ProductResponse;
export type SetStockApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string | null;
  /** The product. */
  id: number;
  setStockRequest: SetStockRequest;
};
export type AddStockAlertApiResponse =
  /** status 200 What is saved and awaited now. */ WishlistIdsResponse;
export type AddStockAlertApiArg = {
  /** The product. */
  id: number;
};
export type RemoveStockAlertApiResponse =
  /** status 200 What is saved and awaited now. */ WishlistIdsResponse;
export type RemoveStockAlertApiArg = {
  /** The product. */
  id: number;
};
export type SetProductSupplierApiResponse =
  /** status 200 The supplier with its terms. */ SourceResponse;
export type SetProductSupplierApiArg = {
  /** The product. */
  id: number;
  productSupplierRequest: ProductSupplierRequest;
};
export type HasTransactionsApiResponse =
  /** status 200 Whether it has any. */ HasTransactionsResponse;
export type HasTransactionsApiArg = {
  /** The product. */
  id: number;
};
export type ListPurchaseOrdersApiResponse =
  /** status 200 Purchase orders. */ PurchaseOrderResponse[];
export type ListPurchaseOrdersApiArg = {
  /** Only orders in this state. */
  state?: PurchaseStateName;
  /** Only from this supplier. */
  supplierId?: number;
  /** Start of the number, ignoring case. */
  q?: string;
  /** `true`: only orders that should have arrived by now. */
  overdue?: boolean;
  /** In which order; newest first if omitted. By total only for whoever sees costs; others get 403. */
  sort?: "-created" | "created" | "-total" | "total" | "-expected" | "expected";
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type CreatePurchaseOrdersApiResponse =
  /** status 201 The drafts, by supplier. */ PurchaseOrderDetailsResponse[];
export type CreatePurchaseOrdersApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  purchaseOrdersRequest: PurchaseOrdersRequest;
};
export type GetPurchaseOrderApiResponse =
  /** status 200 The purchase order. */ PurchaseOrderDetailsResponse;
export type GetPurchaseOrderApiArg = {
  /** The purchase order. */
  id: number;
};
export type UpdatePurchaseOrderApiResponse =
  /** status 200 The purchase order. */ PurchaseOrderDetailsResponse;
export type UpdatePurchaseOrderApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string | null;
  /** The purchase order. */
  id: number;
  purchaseChangeRequest: PurchaseChangeRequest;
};
export type ApprovePurchaseOrderApiResponse =
  /** status 200 The purchase order. */ PurchaseOrderDetailsResponse;
export type ApprovePurchaseOrderApiArg = {
  /** The purchase order. */
  id: number;
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  purchaseStepRequest: PurchaseStepRequest;
};
export type CancelPurchaseOrderApiResponse =
  /** status 200 The purchase order. */ PurchaseOrderDetailsResponse;
export type CancelPurchaseOrderApiArg = {
  /** The purchase order. */
  id: number;
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  purchaseStepRequest: PurchaseStepRequest;
};
export type ClosePurchaseOrderApiResponse =
  /** status 200 The purchase order. */ PurchaseOrderDetailsResponse;
export type ClosePurchaseOrderApiArg = {
  /** The purchase order. */
  id: number;
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  purchaseStepRequest: PurchaseStepRequest;
};
export type ReceivePurchaseOrderApiResponse =
  /** status 201 The purchase order. */ PurchaseOrderDetailsResponse;
export type ReceivePurchaseOrderApiArg = {
  /** The purchase order. */
  id: number;
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  receiptRequest: ReceiptRequest;
};
export type RejectPurchaseOrderApiResponse =
  /** status 200 The purchase order. */ PurchaseOrderDetailsResponse;
export type RejectPurchaseOrderApiArg = {
  /** The purchase order. */
  id: number;
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  rejectPurchaseRequest: RejectPurchaseRequest;
};
export type SendPurchaseOrderApiResponse =
  /** status 200 The purchase order. */ PurchaseOrderDetailsResponse;
export type SendPurchaseOrderApiArg = {
  /** The purchase order. */
  id: number;
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  sendPurchaseRequest: SendPurchaseRequest;
};
export type GetPurchaseSuggestionsApiResponse =
  /** status 200 The suggestions. */ SuggestionResponse[];
export type GetPurchaseSuggestionsApiArg = {
  /** Only products of this supplier, at its terms. */
  supplierId?: number;
  /** Part of the name or SKU, ignoring case. */
  q?: string;
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type CheckReferralApiResponse =
  /** status 200 The code is valid. */ ReferralCheckResponse;
export type CheckReferralApiArg = {
  /** The code */
  code: string;
};
export type ListRegionsApiResponse =
  /** status 200 The table. */ RegionsResponse;
export type ListRegionsApiArg = void;
export type SetRegionsApiResponse =
  /** status 200 The table. */ RegionsResponse;
export type SetRegionsApiArg = {
  setRegionsRequest: SetRegionsRequest;
};
export type ListRegionMembersApiResponse =
  /** status 200 The people. */ RegionMemberResponse[];
export type ListRegionMembersApiArg = {
  /** The region. */
  region: "usa" | "canada" | "europe" | "asia";
  /** The role; dealers if omitted. */
  role?: "dealer" | "agent" | "sub-agent";
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type ListReportSchedulesApiResponse =
  /** status 200 The reports. */ ReportScheduleResponse[];
export type ListReportSchedulesApiArg = {
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type CreateReportScheduleApiResponse =
  /** status 201 The report. */ ReportScheduleResponse;
export type CreateReportScheduleApiArg = {
  reportScheduleRequest: ReportScheduleRequest;
};
export type DeleteReportScheduleApiResponse = unknown;
export type DeleteReportScheduleApiArg = {
  /** The report. */
  id: number;
};
export type ListReturnsApiResponse =
  /** status 200 Returns. */ ReturnResponse[];
export type ListReturnsApiArg = {
  /** Only this state. */
  state?: ReturnStateName;
  /** Only of this order. */
  orderId?: number;
  /** In which order; newest first if omitted. */
  sort?: "-created" | "created";
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type GetReturnApiResponse = /** status 200 The return. */ ReturnResponse;
export type GetReturnApiArg = {
  /** The return. */
  id: number;
};
export type ApproveReturnApiResponse =
  /** status 200 The return as it is now. */ ReturnResponse;
export type ApproveReturnApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  /** The return. */
  id: number;
  answerReturnRequest: AnswerReturnRequest;
};
export type CloseReturnApiResponse =
  /** status 200 The return as it is now. */ ReturnResponse;
export type CloseReturnApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  /** The return. */
  id: number;
  answerReturnRequest: AnswerReturnRequest;
};
export type ReceiveReturnApiResponse =
  /** status 200 The return as it is now. */ ReturnResponse;
export type ReceiveReturnApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  /** The return. */
  id: number;
  receiveReturnRequest: ReceiveReturnRequest;
};
export type RejectReturnApiResponse =
  /** status 200 The return as it is now. */ ReturnResponse;
export type RejectReturnApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  /** The return. */
  id: number;
  answerReturnRequest: AnswerReturnRequest;
};
export type ListSavedCartsApiResponse =
  /** status 200 The saved carts. */ SavedCartResponse[];
export type ListSavedCartsApiArg = {
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type SaveCartApiResponse =
  /** status 201 The saved cart. */ SavedCartResponse;
export type SaveCartApiArg = {
  savedCartRequest: SavedCartRequest;
};
export type DeleteSavedCartApiResponse = unknown;
export type DeleteSavedCartApiArg = {
  /** The saved cart. */
  id: number;
};
export type RenameSavedCartApiResponse =
  /** status 200 The saved cart. */ SavedCartResponse;
export type RenameSavedCartApiArg = {
  /** The saved cart. */
  id: number;
  savedCartRequest: SavedCartRequest;
};
export type AddSavedCartApiResponse =
  /** status 200 The updated cart and the skipped lines. */ ReorderResponse;
export type AddSavedCartApiArg = {
  /** The saved cart. */
  id: number;
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
};
export type ListSavedViewsApiResponse =
  /** status 200 The views. */ SavedViewResponse[];
export type ListSavedViewsApiArg = {
  /** Key of the list. */
  list: string;
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type AddSavedViewApiResponse =
  /** status 201 The view. */ SavedViewResponse;
export type AddSavedViewApiArg = {
  savedViewRequest: SavedViewRequest;
};
export type RemoveSavedViewApiResponse = unknown;
export type RemoveSavedViewApiArg = {
  /** The view. */
  id: number;
};
export type UpdateSavedViewApiResponse =
  /** status 200 The view as it is now. */ SavedViewResponse;
export type UpdateSavedViewApiArg = {
  /** The view. */
  id: number;
  updateSavedViewRequest: UpdateSavedViewRequest;
};
export type SearchApiResponse =
  /** status 200 The results by kind. */ SearchResponse;
export type SearchApiArg = {
  /** A name, SKU or number, or a part of it: what the lists of each kind find by their `q`, an order by its number, a
    delivery note, credit note, return or purchase order by its number or the end of it (`RMA-2026-000042`,
    `RMA-42`, `42` of this year), a shipment by its tracking number, its carrier (among the newest 200) or the
    number of its order, a batch by the beginning of its code, an issue by its number or title. Product names
    forgive typos as the product list does; people are also found one slip away (a letter wrong, missing, too much
    or swapped with the next, in words from four letters) when no one has the exact text, among the newest 200
    accounts that share a part of it. Blank text returns nothing. */
  q?: string;
  /** Maximum number of results of each kind. */
  limit?: number;
};
export type GetSearchSynonymsApiResponse =
  /** status 200 The table. */ SearchSynonymsResponse;
export type GetSearchSynonymsApiArg = void;
export type SetSearchSynonymsApiResponse =
  /** status 200 The table. */ SearchSynonymsResponse;
export type SetSearchSynonymsApiArg = {
  setSearchSynonymsRequest: SetSearchSynonymsRequest;
};
export type ListSettingsApiResponse =
  /** status 200 The settings. */ SettingResponse[];
export type ListSettingsApiArg = {
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type UpdateSettingsApiResponse =
  /** status 200 All settings as they are now. */ SettingResponse[];
export type UpdateSettingsApiArg = {
  updateSettingsRequest: UpdateSettingsRequest;
};
export type GetCompanyLogoApiResponse =
  /** status 200 The logo. */ CompanyLogoResponse;
export type GetCompanyLogoApiArg = void;
export type SetCompanyLogoApiResponse =
  /** status 200 The logo as it is now. */ CompanyLogoResponse;
export type SetCompanyLogoApiArg = {
  setCompanyLogoRequest: SetCompanyLogoRequest;
};
export type ListSettingsHistoryApiResponse =
  /** status 200 The changes. */ SettingEntryResponse[];
export type ListSettingsHistoryApiArg = {
  /** Only changes of this setting. */
  key?: string;
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type GetPublicSettingsApiResponse =
  /** status 200 The settings. */ PublicSettingsResponse;
export type GetPublicSettingsApiArg = void;
export type ListStockCountsApiResponse =
  /** status 200 Stock counts. */ StockCountResponse[];
export type ListStockCountsApiArg = {
  /** In which order; newest first if omitted. */
  sort?: "-created" | "created";
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type PostStockCountApiResponse =
  /** status 201 The count. */ StockCountDetailsResponse;
export type PostStockCountApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  stockCountRequest: StockCountRequest;
};
export type PreviewStockCountApiResponse =
  /** status 200 The lines in their order. */ StockCountPreviewLine[];
export type PreviewStockCountApiArg = {
  stockCountRequest: StockCountRequest;
};
export type GetStockCountApiResponse =
  /** status 200 The count. */ StockCountDetailsResponse;
export type GetStockCountApiArg = {
  /** The count. */
  id: number;
};
export type ListStockUpdatesApiResponse =
  /** status 200 Stock updates. */ StockUpdateResponse[];
export type ListStockUpdatesApiArg = {
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type GetDealerStoreApiResponse =
  /** status 200 The store. */ DealerStoreResponse;
export type GetDealerStoreApiArg = {
  /** The dealer. */
  id: number;
};
export type UpdateDealerStoreApiResponse =
  /** status 200 The store as it is now. */ DealerStoreResponse;
export type UpdateDealerStoreApiArg = {
  /** The dealer. */
  id: number;
  updateDealerStoreRequest: UpdateDealerStoreRequest;
};
export type ListSuppliersApiResponse =
  /** status 200 Suppliers. */ SupplierResponse[];
export type ListSuppliersApiArg = {
  /** Part of the name, contact or email, ignoring case. */
  q?: string;
  /** Only active suppliers, or only inactive ones. */
  isActive?: boolean;
  /** In which order; by name if omitted. */
  sort?: "name" | "-name" | "leadDays" | "-leadDays";
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type AddSupplierApiResponse =
  /** status 201 The supplier. */ SupplierDetailsResponse;
export type AddSupplierApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  supplierRequest: SupplierRequest;
};
export type GetSupplierApiResponse =
  /** status 200 The supplier. */ SupplierDetailsResponse;
export type GetSupplierApiArg = {
  /** The supplier. */
  id: number;
};
export type UpdateSupplierApiResponse =
  /** status 200 The supplier. */ SupplierDetailsResponse;
export type UpdateSupplierApiArg = {
  /** The supplier. */
  id: number;
  supplierChangeRequest: SupplierChangeRequest;
};
export type SetSupplierProductsApiResponse =
  /** status 200 The supplier. */ SupplierDetailsResponse;
export type SetSupplierProductsApiArg = {
  /** The supplier. */
  id: number;
  supplierProductsRequest: SupplierProductsRequest;
};
export type GetSystemApiResponse = /** status 200 The system. */ SystemResponse;
export type GetSystemApiArg = void;
export type GetTaxApiResponse = /** status 200 The rules. */ TaxResponse;
export type GetTaxApiArg = void;
export type SetTaxApiResponse =
  /** status 200 The rules as they are now. */ TaxResponse;
export type SetTaxApiArg = {
  setTaxRequest: SetTaxRequest;
};
export type TestLoginApiResponse =
  /** status 200 Signed in; sets the session cookie. */ AccountResponse;
export type TestLoginApiArg = {
  signInRequest: SignInRequest;
};
export type ListTokensApiResponse =
  /** status 200 The tokens, without their keys. */ TokenResponse[];
export type ListTokensApiArg = {
  /** User; yourself if omitted. Only the admin can read other users' tokens. */
  userId?: number;
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type CreateTokenApiResponse =
  /** status 201 The token with its key. */ NewTokenResponse;
export type CreateTokenApiArg = {
  createTokenRequest: CreateTokenRequest;
};
export type RevokeTokenApiResponse = unknown;
export type RevokeTokenApiArg = {
  /** The token */
  id: number;
};
export type ListActivityApiResponse =
  /** status 200 The entries. */ ActivityResponse[];
export type ListActivityApiArg = {
  /** Only actions by this user, and by others on their account. */
  userId?: number;
  /** Only these actions, such as `login`, `logout` or `approval`; may be repeated. */
  action?: string[];
  /** From this time (RFC 3339) or business day (`2026-01-31`) on. */
  from?: string;
  /** Before this time, or to the end of this business day. */
  to?: string;
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type RecordActivityApiResponse =
  /** status 200 Accepted. */ MessageResponse;
export type RecordActivityApiArg = {
  recordActivityRequest: RecordActivityRequest;
};
export type ListUsersApiResponse =
  /** status 200 The accounts. */ UserResponse[];
export type ListUsersApiArg = {
  /** Only this role. */
  role?: string;
  /** Only `pending`, `approved` or `rejected` ones. */
  verificationStatus?: string;
  /** Only active or only inactive ones. */
  isActive?: boolean;
  /** Only those this user referred. */
  referredBy?: number;
  /** Part of a name, username, company or email, ignoring case. */
  q?: string;
  /** In which order; newest first if omitted. */
  sort?: "-created" | "created" | "-name" | "name";
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type ListPendingUsersApiResponse =
  /** status 200 The accounts. */ UserResponse[];
export type ListPendingUsersApiArg = {
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type GetUserApiResponse = /** status 200 The account. */ UserResponse;
export type GetUserApiArg = {
  /** The account */
  id: number;
};
export type UpdateUserApiResponse =
  /** status 200 The account as it is now. */ UserEnvelope;
export type UpdateUserApiArg = {
  /** Your account */
  id: number;
  updateUserRequest: UpdateUserRequest;
};
export type ActivateUserApiResponse =
  /** status 200 The account as it is now. */ AccountResponse;
export type ActivateUserApiArg = {
  /** The account */
  id: number;
};
export type ApproveUserApiResponse =
  /** status 200 The account as it is now. */ AccountResponse;
export type ApproveUserApiArg = {
  /** The account */
  id: number;
};
export type DeactivateUserApiResponse =
  /** status 200 The account as it is now. */ AccountResponse;
export type DeactivateUserApiArg = {
  /** The account */
  id: number;
  body: DeactivateRequest | null;
};
export type ListUserDocumentsApiResponse =
  /** status 200 The documents. */ DocumentResponse[];
export type ListUserDocumentsApiArg = {
  /** The account */
  id: number;
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type UploadDocumentApiResponse =
  /** status 201 The document. */ DocumentResponse;
export type UploadDocumentApiArg = {
  /** The account */
  id: number;
  uploadDocumentRequest: UploadDocumentRequest;
};
export type AddTaxExemptionApiResponse =
  /** status 200 The tax number and exemption certificates. */ UserTaxResponse;
export type AddTaxExemptionApiArg = {
  /** The account */
  id: number;
  addTaxExemptionRequest: AddTaxExemptionRequest;
};
export type WithdrawTaxExemptionApiResponse =
  /** status 200 The tax number and the other exemption certificates. */ UserTaxResponse;
export type WithdrawTaxExemptionApiArg = {
  /** The account */
  id: number;
  /** The certificate */
  exemptionId: number;
};
export type RejectUserApiResponse =
  /** status 200 The account as it is now. */ AccountResponse;
export type RejectUserApiArg = {
  /** The account */
  id: number;
  rejectRequest: RejectRequest;
};
export type ReopenUserApiResponse =
  /** status 200 The account as it is now. */ AccountResponse;
export type ReopenUserApiArg = {
  /** The account */
  id: number;
};
export type ChangeUserRoleApiResponse =
  /** status 200 The account as it is now. */ AccountResponse;
export type ChangeUserRoleApiArg = {
  /** The account */
  id: number;
  roleChangeRequest: RoleChangeRequest;
};
export type GetRoleChoicesApiResponse =
  /** status 200 The available roles. */ RoleChoicesResponse;
export type GetRoleChoicesApiArg = {
  /** The account */
  id: number;
};
export type ListUserSessionsApiResponse =
  /** status 200 The active sessions. */ SessionResponse[];
export type ListUserSessionsApiArg = {
  /** The account */
  id: number;
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type RevokeUserSessionsApiResponse = unknown;
export type RevokeUserSessionsApiArg = {
  /** The account */
  id: number;
};
export type RevokeUserSessionApiResponse = unknown;
export type RevokeUserSessionApiArg = {
  /** The account */
  id: number;
  /** The session */
  sessionId: number;
};
export type GetUserTaxApiResponse =
  /** status 200 The tax number and exemption certificates. */ UserTaxResponse;
export type GetUserTaxApiArg = {
  /** The account */
  id: number;
};
export type SetTaxNumberApiResponse =
  /** status 200 The tax number and exemption certificates. */ UserTaxResponse;
export type SetTaxNumberApiArg = {
  /** The account */
  id: number;
  setTaxNumberRequest: SetTaxNumberRequest;
};
export type DecideTaxNumberApiResponse =
  /** status 200 The tax number and exemption certificates. */ UserTaxResponse;
export type DecideTaxNumberApiArg = {
  /** The account */
  id: number;
  decideTaxNumberRequest: DecideTaxNumberRequest;
};
export type GetVerificationCaseApiResponse =
  /** status 200 The verification. */ VerificationCaseResponse;
export type GetVerificationCaseApiArg = {
  /** The account */
  id: number;
};
export type BeginViewAsApiResponse =
  /** status 200 The account now viewed as. */ MeResponse;
export type BeginViewAsApiArg = {
  /** The account */
  id: number;
};
export type ListVerificationCasesApiResponse =
  /** status 200 The verifications. */ VerificationSummaryResponse[];
export type ListVerificationCasesApiArg = {
  /** Only `pending`, `approved` or `rejected` ones. */
  status?: string;
  /** Only this role. */
  role?: string;
  /** Only accounts registered at least this many days ago. */
  olderThanDays?: number;
  /** Only those with unreviewed documents, such as one renewed by an approved dealer. */
  needsReview?: boolean;
  /** Part of a name, username, company or email, ignoring case. */
  q?: string;
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type EndViewAsApiResponse = unknown;
export type EndViewAsApiArg = void;
export type GetWaitingApiResponse =
  /** status 200 What waits, by kind. */ WaitingListResponse;
export type GetWaitingApiArg = void;
export type AssignCourierApiResponse =
  /** status 200 What changed. */ CourierAssignment;
export type AssignCourierApiArg = {
  assignCourierRequest: AssignCourierRequest;
};
export type GetWarehouseFiguresApiResponse =
  /** status 200 The counters. */ WarehouseFiguresResponse;
export type GetWarehouseFiguresApiArg = void;
export type ListWarehouseOrdersApiResponse =
  /** status 200 Orders. */ OrderResponse[];
export type ListWarehouseOrdersApiArg = {
  /** Only this status. */
  status?: OrderStatusName;
  /** Only paid or only unpaid ones. */
  paymentStatus?: PaymentStatusName;
  /** Only quote requests without an accepted offer (`true`), or only orders with lines (`false`). */
  isQuote?: boolean;
  /** Only orders that count as sales (`true`), that is, neither cancelled nor quote requests; or only the others
    (`false`). */
  isTrade?: boolean;
  /** Only open orders (`true`): those that count as sales and are not delivered yet; or only the others (`false`). */
  isOpen?: boolean;
  /** Only orders whose quotation has this status. */
  quoteState?: QuoteStateName;
  /** Only those assigned to this courier. */
  courier?: CourierName;
  /** Only this buyer, of the orders the caller may see. */
  customerId?: number;
  /** Only this seller, of the orders the caller may see. */
  sellerId?: number;
  /** Only those this agent or sub-agent referred. */
  agentId?: number;
  /** Only those placed through this channel. */
  channel?: string;
  /** Only those whose buyer was in this region at the time of the order. */
  region?: "usa" | "canada" | "europe" | "asia";
  /** Only those whose buyer had this role at the time of the order. */
  buyerRole?:
    | "admin"
    | "manufacturer"
    | "wholesaler"
    | "dealer"
    | "agent"
    | "sub-agent"
    | "customer"
    | "employee"
    | "warehouse";
  /** Only those with a line of this product. */
  productId?: number;
  /** Only those with a product that was in this category at the time of the order. */
  category?: string;
  /** Part of the buyer's name, the start of a tracking, receipt or invoice number or of one of its parts (for
    `INV-2026-000042` also `2026-000042` and `000042`), or the order number. */
  q?: string;
  /** From this business day or time on. */
  from?: string;
  /** Up to and including this business day, or before this time. */
  to?: string;
  /** In which order; newest first if omitted. */
  sort?: "-created" | "created" | "-total" | "total";
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type UpdateWarehouseOrderApiResponse =
  /** status 200 The order as it is now. */ OrderResponse;
export type UpdateWarehouseOrderApiArg = {
  /** Repeating a request with the same key and body returns the first response; a different body is rejected with 422. */
  "Idempotency-Key"?: string;
  updateWarehouseOrderRequest: UpdateWarehouseOrderRequest;
};
export type ListWarehouseReportsApiResponse =
  /** status 200 The reports. */ WarehouseReportResponse[];
export type ListWarehouseReportsApiArg = {
  /** Only this order's. */
  orderId?: number;
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type AddWarehouseReportApiResponse =
  /** status 201 The report. */ WarehouseReportResponse;
export type AddWarehouseReportApiArg = {
  addWarehouseReportRequest: AddWarehouseReportRequest;
};
export type GetWebhookDeliveryApiResponse =
  /** status 200 The delivery. */ DeliveryDetailsResponse;
export type GetWebhookDeliveryApiArg = {
  /** The delivery */
  id: number;
};
export type ResendWebhookDeliveryApiResponse =
  /** status 202 The delivery, queued again. */ DeliveryResponse;
export type ResendWebhookDeliveryApiArg = {
  /** The delivery */
  id: number;
};
export type ListWebhooksApiResponse =
  /** status 200 The webhooks, without their secrets. */ WebhookResponse[];
export type ListWebhooksApiArg = {
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type CreateWebhookApiResponse =
  /** status 201 The webhook with its secret. */ WebhookWithSecretResponse;
export type CreateWebhookApiArg = {
  createWebhookRequest: CreateWebhookRequest;
};
export type GetWebhookApiResponse =
  /** status 200 The webhook, without its secret. */ WebhookResponse;
export type GetWebhookApiArg = {
  /** The webhook */
  id: number;
};
export type DeleteWebhookApiResponse = unknown;
export type DeleteWebhookApiArg = {
  /** The webhook */
  id: number;
};
export type UpdateWebhookApiResponse =
  /** status 200 The webhook. */ WebhookResponse;
export type UpdateWebhookApiArg = {
  /** The webhook */
  id: number;
  updateWebhookRequest: UpdateWebhookRequest;
};
export type ListWebhookDeliveriesApiResponse =
  /** status 200 The deliveries, without their texts. */ DeliveryResponse[];
export type ListWebhookDeliveriesApiArg = {
  /** The webhook */
  id: number;
  /** Only `pending`, `delivered` or `failed` ones. */
  state?: string;
  /** In which order; newest first if omitted. */
  sort?: "-created" | "created";
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type EnableWebhookApiResponse =
  /** status 200 The webhook. */ WebhookResponse;
export type EnableWebhookApiArg = {
  /** The webhook */
  id: number;
};
export type RotateWebhookSecretApiResponse =
  /** status 200 The webhook with its new secret. */ WebhookWithSecretResponse;
export type RotateWebhookSecretApiArg = {
  /** The webhook */
  id: number;
};
export type TestWebhookApiResponse =
  /** status 202 The delivery, queued again. */ DeliveryResponse;
export type TestWebhookApiArg = {
  /** The webhook */
  id: number;
};
export type ListPriceChangesApiResponse =
  /** status 200 The changes without their prices. */ PriceChangeResponse[];
export type ListPriceChangesApiArg = {
  /** Only for this audience. */
  audience?: "dealer" | "agent";
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type GetPriceChangeApiResponse =
  /** status 200 The change. */ PriceChangeDetailsResponse;
export type GetPriceChangeApiArg = {
  /** The change. */
  id: number;
};
export type UndoPriceChangeApiResponse =
  /** status 200 The change that undoes it. */ PriceChangeDetailsResponse;
export type UndoPriceChangeApiArg = {
  /** The change to undo. */
  id: number;
};
export type GetWholesalerPricesApiResponse =
  /** status 200 Products with their prices. */ WholesalerPriceResponse[];
export type GetWholesalerPricesApiArg = {
  /** The audience of the prices. */
  audience: "dealer" | "agent";
  /** Words of name, category, SKU or description; all must occur. */
  q?: string;
  /** This category exactly. */
  category?: string;
  /** Only the prices of this region. */
  region?: "usa" | "canada" | "europe" | "asia";
  /** `true`: only products with a price that is out of range; see `warnings`. */
  outOfRange?: boolean;
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type SetWholesalerPricesApiResponse =
  /** status 200 The change. */ PriceChangeDetailsResponse;
export type SetWholesalerPricesApiArg = {
  setWholesalerPricesRequest: SetWholesalerPricesRequest;
};
export type CheckWholesalerPricesApiResponse =
  /** status 200 The prices to check. */ FlaggedPriceResponse[];
export type CheckWholesalerPricesApiArg = {
  setWholesalerPricesRequest: SetWholesalerPricesRequest;
};
export type PreviewWholesalerPricesApiResponse =
  /** status 200 The prices by product and region. */ WholesalerPricePreview[];
export type PreviewWholesalerPricesApiArg = {
  previewWholesalerPricesRequest: PreviewWholesalerPricesRequest;
};
export type PreviewPriceFileApiResponse =
  /** status 200 The changes and the errors; unchanged prices are omitted. */ WholesalerPricePreview[];
export type PreviewPriceFileApiArg = {
  priceFileForm: PriceFileForm;
};
export type ListWishlistApiResponse =
  /** status 200 Products. */ ProductResponse[];
export type ListWishlistApiArg = {
  /** Maximum number of items to return. */
  limit?: number;
  /** Cursor of the page to return, from the `Link` header. */
  cursor?: string;
};
export type GetWishlistIdsApiResponse =
  /** status 200 The ids. */ WishlistIdsResponse;
export type GetWishlistIdsApiArg = void;
export type AddToWishlistApiResponse =
  /** status 200 What is saved and awaited now. */ WishlistIdsResponse;
export type AddToWishlistApiArg = {
  /** The product. */
  id: number;
};
export type RemoveFromWishlistApiResponse =
  /** status 200 What is saved and awaited now. */ WishlistIdsResponse;
export type RemoveFromWishlistApiArg = {
  /** The product. */
  id: number;
};
export type GetTeamFiguresApiResponse =
  /** status 200 The figures. */ TeamFiguresResponse;
export type GetTeamFiguresApiArg = void;
export type HealthLiveApiResponse =
  /** status 200 The process is running. */ Health;
export type HealthLiveApiArg = void;
export type HealthReadyApiResponse =
  /** status 200 Requests can be served. */ Health;
export type HealthReadyApiArg = void;
export type AddressResponse = {
  /** City. */
  city: string;
  /** Country. */
  country: string;
  /** Identity. */
  id: number;
  /** Whether it is the default address. */
  isDefault: boolean;
  /** Label. */
  label?: string | null;
  /** Street and number. */
  line1: string;
  /** Floor, unit, building. */
  line2?: string | null;
  /** Telephone number for the carrier. */
  phone?: string | null;
  /** Postal code. */
  postalCode?: string | null;
  /** Recipient. */
  recipient: string;
  /** State or province. */
  state?: string | null;
};
export type ProblemField = {
  /** The current value, if the field gave the previous one (409); absent if there is no longer one. */
  current?: string | null;
  /** The field as the request names it; nested ones as `items[0].quantity`. */
  field: string;
  /** A message to show next to the input. */
  message: string;
};
export type Problem = {
  /** The explanation in English, with the names of its values in braces: the same for every request that is refused for
    this reason, so that a client can recognise it or say it in its own words. Several sentences are `{list} {next}`, and
    `{text}` is a text by somebody else; `values` hold them. */
  code: string;
  /** A human-readable explanation, in the language that `Accept-Language` asks for (`en`, `ms`, `zh` or `th`), otherwise
    in English; `Content-Language` says which. */
  detail: string;
  /** The same text as `detail`, for older clients. */
  error: string;
  /** Fields at fault; empty when none is. */
  errors: ProblemField[];
  /** The right sign-in page, if the password was right but the page was wrong. */
  portal?: string | null;
  /** Quote it in support requests; also in the `x-request-id` header. */
  requestId: string;
  /** The HTTP status. */
  status: number;
  /** The status in words. */
  title: string;
  /** URI of the problem type; `about:blank` if the status is enough. `urn:tierway:problem:idempotency-key-reused`:
    the `Idempotency-Key` was used for a different request. `urn:tierway:problem:view-as-read-only` and
    `urn:tierway:problem:view-as-over`: the session is viewing as another user, read-only, or that view has ended. */
  type: string;
  /** The values of `code`: numbers, texts, or phrases with a `text` and `values` of their own. */
  values: object;
};
export type AddressRequest = {
  /** City, at most 60 characters. */
  city: string | null;
  /** Country, at most 56 characters. */
  country: string | null;
  /** On update, the values you saw, field by field, as the API returned them. If one of them has changed since,
    nothing is updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others
    did in the meantime. */
  expected?: object | null;
  /** Whether it is the default address. */
  isDefault?: boolean;
  /** Label, at most 40 characters. */
  label?: string | null;
  /** Street and number, at most 90 characters. */
  line1: string | null;
  /** Floor, unit, building, at most 90 characters. */
  line2?: string | null;
  /** Telephone number for the carrier, at most 30 characters. */
  phone?: string | null;
  /** Postal code, at most 16 characters. */
  postalCode?: string | null;
  /** Recipient, at most 80 characters. */
  recipient: string | null;
  /** State or province, at most 50 characters. */
  state?: string | null;
};
export type LanguageName = "en" | "ms" | "zh" | "th";
export type DocumentName =
  | "businessLicense"
  | "bankStatement"
  | "shopPhotos"
  | "idDocument"
  | "walletProof"
  | "employmentLetter";
export type RoleName =
  | "admin"
  | "manufacturer"
  | "wholesaler"
  | "dealer"
  | "agent"
  | "sub-agent"
  | "customer"
  | "employee"
  | "warehouse";
export type VerificationStatus = "pending" | "approved" | "rejected";
export type UserResponse = {
  /** Whether the day of birth is known; it was checked against the minimum age then. */
  ageConfirmed?: boolean | null;
  /** Day of birth; for the person, the admin and the owner company only. */
  birthDate?: string | null;
  /** A manufacturer's business type. */
  businessType?: string | null;
  /** Postal address of the company. */
  companyAddress?: string | null;
  /** Company. */
  companyName?: string | null;
  /** Country. */
  country?: string | null;
  /** When they registered. */
  createdAt: string;
  /** A dealer's own licence or membership number. */
  dealerId?: string | null;
  /** An employee's department. */
  department?: string | null;
  /** Business description. */
  description?: string | null;
  /** Distribution area of a wholesaler. */
  distributionRegions?: string | null;
  /** Address for mail, unique, ignoring case. */
  email?: string | null;
  /** Employee number. */
  employeeId?: string | null;
  /** Given name. */
  firstName: string;
  /** First and last name. */
  fullName?: string | null;
  /** Identity. */
  id: number;
  /** Whether they may sign in. */
  isActive?: boolean | null;
  /** Whether one of those is missing without which the account cannot be approved. */
  lacksRequiredDocuments?: boolean | null;
  language?: LanguageName | null;
  /** Family name. */
  lastName: string;
  /** Documents of the role that were not uploaded. */
  missingDocuments?: DocumentName[] | null;
  /** Telephone number. */
  phone?: string | null;
  /** The same number under the name some older screens read. */
  phoneNumber?: string | null;
  /** An employee's position. */
  position?: string | null;
  /** Own referral code; agents and sub-agents only. */
  referralCode?: string | null;
  /** Their referrer. */
  referredBy?: number | null;
  /** Why they were rejected. */
  rejectionReason?: string | null;
  /** Their role. */
  role: RoleName;
  /** When they accepted them. */
  termsAcceptedAt?: string | null;
  /** The version of the terms they accepted. */
  termsVersion?: string | null;
  /** Name to sign in with, unique, ignoring case. */
  username: string;
  verificationStatus?: VerificationStatus | null;
  /** Zone, state or city. */
  zone?: string | null;
};
export type AccountResponse = {
  /** A message to show to the user. */
  message: string;
  /** The account. */
  user: UserResponse;
};
export type AdminRegistrationRequest = {
  /** The password repeated; optional. */
  confirmPassword?: string | null;
  /** Email address. */
  email: string;
  /** Given name. */
  firstName: string;
  /** Family name. */
  lastName: string;
  /** 6 to 128 characters; at least 10 (a setting) and no common password for admin, manufacturers and employees. */
  password: string;
  /** `admin`, or omit it; anything else is rejected. */
  role?: string | null;
  /** The setup code printed by the server at start; not needed on the server itself. */
  setupCode?: string | null;
  /** Name to sign in with. */
  username: string;
};
export type ReferralResponse = {
  /** The link as a QR code, an image in a `data:` URL. */
  qrCodeData: string;
  /** The code. */
  referralCode: string;
  /** The registration page with the code filled in. */
  referralLink: string;
};
export type WireMoney = string;
export type CohortMonthResponse = {
  /** How many of them ordered. */
  customers: number;
  /** How many orders. */
  orders: number;
  /** Goods total less refunds. */
  revenue: WireMoney;
  /** The first day of the month. */
  start: string;
};
export type CohortResponse = {
  /** How many registered. */
  customers: number;
  /** The first day of the business month. */
  month: string;
  /** Their purchases month by month until now, including months without orders. */
  months: CohortMonthResponse[];
  /** How many of them have ordered since. */
  ordered: number;
};
export type OrderSteps = {
  /** Cancelled. */
  cancelled: number;
  /** Delivered or completed. */
  delivered: number;
  /** Paid and not cancelled. */
  paid: number;
  /** Placed, without quote requests. */
  placed: number;
};
export type QuotationSteps = {
  /** Accepted. */
  accepted: number;
  /** Asked for. */
  asked: number;
  /** Answered with an offer. */
  offered: number;
};
export type RegistrationSteps = {
  /** Has an order that was not cancelled. */
  ordered: number;
  /** Registered. */
  registered: number;
  /** The role. */
  role: RoleName;
};
export type ConversionResponse = {
  /** The first day, of the business. */
  from: string;
  /** Orders placed in this period. */
  orders: OrderSteps;
  /** Quotes requested in this period. */
  quotations: QuotationSteps;
  /** Accounts registered in this period, by role; roles without any are omitted. */
  registrations: RegistrationSteps[];
  /** The last day. */
  to: string;
};
export type MetricsResponse = {
  /** Active agents and sub-agents. */
  activeAgents: number;
  /** Pending orders. */
  pendingOrders: number;
  /** Payments for orders that are not cancelled, including tax and shipping, less refunds. */
  received: WireMoney;
  /** Goods total of all orders that are neither cancelled nor quote requests, without tax and shipping, less refunds
    of goods: the all-time revenue of `GET /api/analytics/sales`. */
  totalRevenue: WireMoney;
  /** Accounts. */
  totalUsers: number;
};
export type ProductionProduct = {
  /** Its name now. */
  name: string;
  /** Received from production. */
  produced: number;
  /** The product. */
  productId: number;
  /** Removed as damaged or expired. */
  scrapped: number;
  /** Its SKU now. */
  sku: string;
};
export type ProductionPoint = {
  /** Received from production. */
  produced: number;
  /** Removed as damaged or expired. */
  scrapped: number;
  /** Sold. */
  shipped: number;
  /** Its first day. */
  start: string;
};
export type ProductionResponse = {
  /** Received from production. */
  produced: number;
  /** The ten products of which most was produced. */
  products: ProductionProduct[];
  /** Scrapped pieces of produced ones, 0.007 for 0.7 %; absent when nothing was produced. */
  scrapRate?: number | null;
  /** Removed as damaged or expired. */
  scrapped: number;
  /** The points, without gaps. */
  series: ProductionPoint[];
  /** Sold. */
  shipped: number;
};
export type SalesFigures = {
  /** Average revenue per order, rounded to cents; `0.00` without orders. */
  averageOrder: WireMoney;
  /** Cost of the pieces at the time of sale, except restocked ones. */
  cost: WireMoney;
  /** Revenue less cost; below zero when they were sold at a loss. */
  margin: WireMoney;
  /** Orders; of a product or category, those that hold some of it. */
  orders: number;
  /** Refunds of goods. */
  refunds: WireMoney;
  /** Goods total without tax and shipping, less refunds. */
  revenue: WireMoney;
  /** Pieces. */
  units: number;
};
export type SalesGroupResponse = SalesFigures & {
  /** Key of the group: a channel, region, role or category name, or the ID of a dealer, buyer, agent or product. Absent
    for what belongs to none, such as the company's own store or what customers bought. */
  key?: string | null;
  /** Its name now. */
  label: string;
  previous?: SalesFigures | null;
};
export type SalesPoint = SalesFigures & {
  /** Its first day. */
  start: string;
};
export type BucketName = "day" | "week" | "month";
export type SalesResponse = {
  /** The first day, of the business. */
  from: string;
  /** How many groups there are. */
  groupCount: number;
  /** The groups in the requested order, at most 200. Empty if not requested. */
  groups: SalesGroupResponse[];
  previous?: SalesFigures | null;
  /** First day of the comparison period; this and the following only if requested. */
  previousFrom?: string | null;
  /** Its points. */
  previousSeries?: SalesPoint[] | null;
  /** Its last day. */
  previousTo?: string | null;
  /** The points, without gaps. The first and last may begin before and end after the time, but count only its days. */
  series: SalesPoint[];
  /** How long one point of the series is. */
  step: BucketName;
  /** The last day. */
  to: string;
  /** All days together. */
  total: SalesFigures;
};
export type StockTurnFigures = {
  /** Average stock value at current cost. */
  averageStock: WireMoney;
  /** Its value at the end. */
  closingStock: WireMoney;
  /** The cost of the sold pieces at the time of sale. */
  costOfGoods: WireMoney;
  /** For how many days the stock at the end lasts if as much is sold as in these days; absent when nothing was sold. */
  daysOfStock?: number | null;
  /** How many times the average stock was sold; absent without stock. */
  turns?: number | null;
};
export type ProductTurnsResponse = StockTurnFigures & {
  /** Its name now. */
  name: string;
  /** The product. */
  productId: number;
  /** Its SKU now. */
  sku: string;
};
export type StockTurnsResponse = {
  /** How many days. */
  days: number;
  /** The first day, of the business. */
  from: string;
  /** How many products were there or were sold. */
  productCount: number;
  /** The products, the largest cost of goods first; 200 at most. */
  products: ProductTurnsResponse[];
  /** The last day. */
  to: string;
  /** All products together. */
  whole: StockTurnFigures;
};
export type OrderStatusName =
  | "pending"
  | "paid"
  | "processing"
  | "ready"
  | "shipped"
  | "delivered"
  | "completed"
  | "cancelled";
export type TradeStatus = {
  /** How many. */
  orders: number;
  /** The status. */
  status: OrderStatusName;
};
export type TradePoint = {
  /** Their value. */
  amount: WireMoney;
  /** Orders. */
  orders: number;
  /** Its first day. */
  start: string;
  /** Pieces. */
  units: number;
};
export type TradeProduct = {
  /** Sum of the lines. */
  amount: WireMoney;
  /** Its name now. */
  name: string;
  /** The product. */
  productId: number;
  /** Its SKU now. */
  sku: string;
  /** Pieces. */
  units: number;
};
export type TradeResponse = {
  /** Average revenue per order, rounded to cents; `0.00` without orders. */
  average: WireMoney;
  /** Orders by status, including cancelled ones; statuses without orders are omitted. */
  byStatus: TradeStatus[];
  cost?: WireMoney | null;
  margin?: WireMoney | null;
  /** Orders. */
  orders: number;
  /** As a buyer the totals of the orders, as a seller the goods of those that were placed in the store. */
  revenue: WireMoney;
  /** The points, without gaps. */
  series: TradePoint[];
  /** The ten products with the largest amounts. */
  topProducts: TradeProduct[];
  /** Pieces in them. */
  units: number;
};
export type PriceAudience = "dealer" | "agent";
export type PriceChangeResponse = {
  /** The user who set them. */
  actorName?: string | null;
  /** The audience of the prices. */
  audience: PriceAudience;
  /** How many prices. */
  cellCount: number;
  /** When it was created. */
  createdAt: string;
  /** Effective from. */
  effectiveFrom: string;
  /** Identity. */
  id: number;
  /** Why. */
  note?: string | null;
  /** The change it undoes. */
  undoes?: number | null;
  /** The change that undid it. */
  undoneBy?: number | null;
};
export type OutOfRangePrices = {
  /** The audience. */
  audience: PriceAudience;
  /** How many prices. */
  prices: number;
};
export type MonthTrade = {
  /** Orders this month. */
  orders: number;
  /** Orders in the month before. */
  ordersBefore: number;
  /** Sum of their goods. */
  revenue: WireMoney;
  /** Sum of their goods. */
  revenueBefore: WireMoney;
};
export type RegionName = "usa" | "canada" | "europe" | "asia";
export type RegionFiguresResponse = {
  /** Purchases of agents and sub-agents. */
  agentTrade: MonthTrade;
  /** Active, approved agents and sub-agents. */
  agents: number;
  /** Purchases of dealers. */
  dealerTrade: MonthTrade;
  /** Active, approved dealers. */
  dealers: number;
  region?: RegionName | null;
};
export type UnpricedProducts = {
  /** The recipient. */
  audience: PriceAudience;
  /** How many. */
  products: number;
  /** Where. */
  region: RegionName;
};
export type WholesalerFiguresResponse = {
  /** The first day of this month, by the clocks of the business. */
  month: string;
  /** The first day of the month before. */
  monthBefore: string;
  /** The five newest changes of prices. */
  newestChanges: PriceChangeResponse[];
  /** For each audience how many regional prices that apply are out of range: further off the base price than the setting
    `priceCheckPercent`, or below the cost, which for wholesalers is what they pay. */
  outOfRange: OutOfRangePrices[];
  /** Products that are sold. */
  products: number;
  /** The four regions, then, without `region`, accounts whose profile address is in none of them. */
  regions: RegionFiguresResponse[];
  /** For each audience and region how many of them have no price of their own there; the base price counts. */
  unpriced: UnpricedProducts[];
};
export type MessageResponse = {
  /** The sentence. */
  message: string;
};
export type ChangePasswordRequest = {
  /** The new password repeated; optional. */
  confirmPassword?: string | null;
  /** The current password. */
  currentPassword: string;
  /** Whether to keep the account's API tokens and webhooks. If omitted, tokens are revoked and webhooks disabled. */
  keepPrograms?: boolean;
  /** 6 to 128 characters; at least 10 (a setting) and no common password for admin, manufacturers and employees. */
  newPassword: string;
};
export type SignInRequest = {
  /** Password. */
  password: string;
  /** The page's role; users with another role get 403 and no session. If omitted: any role. */
  portal?: string | null;
  /** Username or email, ignoring case. */
  username: string;
};
export type ViewAsResponse = {
  /** When it is over. */
  until: string;
};
export type MeResponse = UserResponse & {
  viewAs?: ViewAsResponse | null;
};
export type RegisterRequest = {
  /** Whether the terms are accepted; version and time are recorded. */
  acceptTerms?: boolean | null;
  /** A dealer's bank statement. */
  bankStatement?: string | null;
  /** Date of birth, `YYYY-MM-DD`. Optional; without it the age is unconfirmed. */
  birthDate?: string | null;
  /** A dealer's company licence, a `data:` URL of at most 10 MB. */
  businessLicense?: string | null;
  /** Business type; manufacturers. */
  businessType?: string | null;
  /** Postal address of the company; manufacturers. */
  companyAddress?: string | null;
  /** Company; dealers, wholesalers, manufacturers. */
  companyName?: string | null;
  /** The password repeated; optional. */
  confirmPassword?: string | null;
  /** Country. */
  country?: string | null;
  /** A dealer's own licence or membership number. */
  dealerId?: string | null;
  /** A listed department; employees. */
  department?: string | null;
  /** The company's business; optional. */
  description?: string | null;
  /** Distribution area of a wholesaler. */
  distributionRegions?: string | null;
  /** Email address. */
  email: string;
  /** The company's own number for an employee; optional. */
  employeeId?: string | null;
  /** Employment letter. */
  employmentLetter?: string | null;
  /** Given name. */
  firstName: string;
  /** Identity card or passport; agents, sub-agents, employees. */
  idDocument?: string | null;
  /** Family name. */
  lastName: string;
  /** 6 to 128 characters. */
  password: string;
  /** Telephone number; manufacturers. */
  phone?: string | null;
  /** The same under an alias. */
  phoneNumber?: string | null;
  /** A listed position; employees. */
  position?: string | null;
  /** Referral code or ID of the referring agent; for sub-agents, their agent. */
  referredBy?: string | null;
  /** The role to register: all except `admin` and `warehouse`. */
  role: string;
  /** Pictures of a dealer's shop, at least one, at most 10. */
  shopPhotos?: string[] | null;
  /** Name to sign in with. */
  username: string;
  /** Accepted and not used: where verification begins, the server decides. */
  verificationStatus?: string | null;
  /** Proof of a digital wallet; agents and sub-agents. */
  walletProof?: string | null;
  /** Zone, state or city. */
  zone?: string | null;
};
export type PasswordResetRequest = {
  /** The account's address for mail. */
  email: string;
  /** The account's role. */
  role: string;
};
export type ResetDoneResponse = {
  /** The sentence. */
  message: string;
  /** The account's role, whose sign-in page comes next. */
  role: RoleName;
};
export type ConfirmResetRequest = {
  /** The password repeated; optional. */
  confirmPassword?: string | null;
  /** Whether to keep the account's API tokens and webhooks. If omitted, tokens are revoked and webhooks disabled. */
  keepPrograms?: boolean;
  /** 6 to 128 characters; at least 10 (a setting) and no common password for admin, manufacturers and employees. */
  password: string;
  /** The link's `token`. */
  token: string;
};
export type SessionResponse = {
  /** When it was opened. */
  createdAt: string;
  /** Whether it is the current session. */
  current: boolean;
  /** Identity, for ending it. */
  id: number;
  /** Address it was opened from. */
  ipAddress?: string | null;
  /** Last request, to the minute. */
  lastSeenAt: string;
  /** The browser's user agent. */
  userAgent?: string | null;
};
export type BackupResponse = {
  /** Its length. */
  bytes: number;
  /** The time it represents. */
  createdAt: string;
  /** Its file name in the server's directory of backups. */
  name: string;
};
export type BackupJobResponse = {
  /** The job that creates it. */
  jobId: number;
};
export type BackupDownloadLinkResponse = {
  /** Until when it works. */
  expiresAt: string;
  /** Path and query of the download; works once, for you only. */
  url: string;
};
export type BackupDownloadLinkRequest = {
  /** Your password. */
  currentPassword: string;
};
export type TierName = "unit" | "pack" | "bulk";
export type CartQuoteItem = {
  /** Pieces that can still be ordered. */
  available: number;
  /** Its picture for cards. */
  cardImageUrl?: string | null;
  /** The product's name; absent if the product does not exist. */
  name?: string | null;
  /** Pieces in all. */
  pieces?: number | null;
  price?: WireMoney | null;
  /** Why it cannot be ordered. */
  problem?: string | null;
  /** The product. */
  productId: number;
  /** How many of the tier. */
  quantity: number;
  /** Its SKU. */
  sku?: string | null;
  /** Size it is bought in. */
  tier: TierName;
  /** The product's own label for the tier; absent if it has none. */
  tierLabel?: string | null;
  total?: WireMoney | null;
};
export type PriceChange = {
  /** The price shown. */
  from: WireMoney;
  /** As it is. */
  to: WireMoney;
};
export type CartLineResponse = CartQuoteItem & {
  priceChange?: PriceChange | null;
  seenPrice?: WireMoney | null;
};
export type TaxReliefKindName = "reverse_charge" | "exemption";
export type TaxReliefResponse = {
  /** Why. */
  kind: TaxReliefKindName;
  /** The buyer's tax number, or the number of their exemption certificate. */
  reference: string;
};
export type TaxLine = {
  /** Its name; `Tax` where no tax zone applies, `Reverse charge` or `Exempt` where the buyer pays none. */
  name: string;
  /** Its rate in percent, with up to four decimals. */
  percent: string;
  /** How much it is. */
  tax: WireMoney;
  /** What it is charged on: goods without tax, and for a compound rate the taxes before it. */
  taxable: WireMoney;
};
export type CartTotals = {
  /** Sum of the lines that can be bought, without tax. */
  goodsTotal: WireMoney;
  /** Whether the prices of the lines include the tax. */
  pricesIncludeTax: boolean;
  relief?: TaxReliefResponse | null;
  /** Shipping cost. */
  shippingCost: WireMoney;
  /** All taxes. */
  tax: WireMoney;
  /** The taxes by name and rate. */
  taxes: TaxLine[];
  /** Grand total; send it as the order's `totalAmount`. */
  total: WireMoney;
};
export type CartGroupResponse = {
  /** Whether an order with exactly these lines would be accepted now. */
  canOrder: boolean;
  /** The lines. */
  lines: CartLineResponse[];
  /** The dealer; absent: the company itself. */
  sellerId?: number | null;
  /** The dealer's name. */
  sellerName?: string | null;
  /** Total of the lines that can be bought. */
  totals: CartTotals;
};
export type CartResponse = {
  /** Number of units, packs and bulks, for the cart badge. */
  count: number;
  /** The lines by seller, the company first. Each group becomes one order. */
  groups: CartGroupResponse[];
  /** Version, incremented with each change; 0 for a new cart. */
  version: number;
};
export type Numeric = string | number;
export type CartLineRequest = {
  productId?: Numeric | null;
  quantity?: Numeric | null;
  sellerId?: Numeric | null;
  tier?: TierName | null;
};
export type ReplaceCartRequest = {
  /** `true`: the buyer has seen today's prices of the cart. */
  acceptPrices?: boolean;
  /** All that is to be in the cart; 200 lines at most. */
  lines: CartLineRequest[] | null;
  /** The version you started from; 409 if the cart has changed since. */
  version?: number | null;
};
export type MergeCartRequest = {
  /** Its lines. */
  lines?: CartLineRequest[];
};
export type QuickOrderLine = {
  /** Pieces that can still be ordered; absent when it cannot be bought. */
  available?: number | null;
  /** The text of the line. */
  input: string;
  /** Which line of the text, from 1. */
  line: number;
  /** Its name. */
  name?: string | null;
  price?: WireMoney | null;
  /** Why it cannot be put into the cart. */
  problem?: string | null;
  /** The product; absent when there is none. */
  productId?: number | null;
  /** How many; 1 when the line does not say, 0 when it cannot be read. */
  quantity: number;
  /** Its SKU. */
  sku?: string | null;
  /** How it is bought; `unit` when the line does not say. */
  tier: TierName;
};
export type QuickOrderRequest = {
  /** The text, one SKU a line with quantity and tier. */
  text?: string;
};
export type CartQuoteResponse = {
  /** Whether an order with exactly this cart would be accepted now. */
  canOrder: boolean;
  /** Sum of the lines that can be bought, without tax. */
  goodsTotal: WireMoney;
  /** The lines, equal products and tiers added up. */
  items: CartQuoteItem[];
  /** Whether the prices of the lines include the tax. */
  pricesIncludeTax: boolean;
  relief?: TaxReliefResponse | null;
  /** Shipping cost. */
  shippingCost: WireMoney;
  /** All taxes. */
  tax: WireMoney;
  /** The taxes by name and rate. */
  taxes: TaxLine[];
  /** Grand total; send it as the order's `totalAmount`. */
  total: WireMoney;
};
export type CartItemRequest = {
  expectedPrice?: Numeric | null;
  productId?: Numeric | null;
  quantity?: Numeric | null;
  tier?: TierName | null;
};
export type QuoteCartRequest = {
  addressId?: Numeric | null;
  /** The items; equal products and tiers are added up. */
  items?: CartItemRequest[];
  sellerId?: Numeric | null;
};
export type CategoryResponse = {
  /** Number of products on sale. */
  count: number;
  /** The category. */
  name: string;
};
export type ClientErrorRequest = {
  /** In which component; only places in our own scripts are logged. */
  componentStack?: string;
  /** Name and message of the error; 200 characters are logged. */
  message: string;
  /** The path as a pattern, without query; other segments than words become `:id`. */
  path: string;
  /** Version and build of the page. */
  release: string;
  /** Where it happened; only places in our own scripts are logged. */
  stack?: string;
};
export type CommissionRatesResponse = {
  /** Agent commission for each full basis amount. */
  agentRate: WireMoney;
  /** Commission is earned once for each full amount of this size. */
  basisAmount: WireMoney;
  /** Days after payment until a commission is approved. */
  holdDays: number;
  /** Sub-agent commission for each full basis amount. */
  subAgentRate: WireMoney;
};
export type CommissionPlanResponse = CommissionRatesResponse & {
  /** Maximum bonus an agent can earn in a month. */
  bonusMaximum: WireMoney;
  /** Bonus as a percentage of a month's approved commissions. */
  bonusPercent: number;
  /** When it was created. */
  createdAt: string;
  /** The creator; absent for the system. */
  createdBy?: number | null;
  /** Effective from; 1970 for the first plan. */
  effectiveFrom: string;
  /** Identity. */
  id: number;
  /** Whether it is in effect now. */
  isCurrent: boolean;
  /** Note for other admins. */
  note?: string | null;
  /** Minimum payout; smaller balances are carried over. */
  payoutMinimum: WireMoney;
};
export type CommissionPlanRequest = {
  /** Agent commission for each full basis amount. */
  agentRate: WireMoney;
  /** Commission is earned once for each full amount of this size. */
  basisAmount: WireMoney;
  /** Maximum bonus an agent can earn in a month. */
  bonusMaximum: WireMoney;
  /** Bonus as a percentage of a month's approved commissions. */
  bonusPercent: number;
  /** Effective from; now if omitted. */
  effectiveFrom?: string | null;
  /** Days after payment until a commission is approved. */
  holdDays: number;
  /** Note for other admins. */
  note?: string | null;
  /** Minimum payout; smaller balances are carried over. */
  payoutMinimum: WireMoney;
  /** Sub-agent commission for each full basis amount. */
  subAgentRate: WireMoney;
};
export type CommissionStatusName = "pending" | "approved" | "paid" | "reversed";
export type CommissionResponse = {
  /** The agent's part, less reversals. */
  agentCommission: WireMoney;
  /** The agent. */
  agentId?: number | null;
  /** The agent's name; for admin and manufacturer. */
  agentName?: string | null;
  /** The caller's own part; both for admin and manufacturer. */
  amount: WireMoney;
  /** The order's goods when it was paid, without tax and shipping. */
  basis: WireMoney;
  /** When it was earned. */
  createdAt: string;
  /** The buyer's name. */
  customerName?: string | null;
  /** Identity. */
  id: number;
  /** End of the hold period. */
  maturesAt: string;
  /** When the order was placed. */
  orderDate?: string | null;
  /** The order. */
  orderId: number;
  orderTotal?: WireMoney | null;
  /** Number of the payout that includes it; several, comma-separated, if its parts are in different payouts. */
  payoutNumber?: string | null;
  /** The rates used, frozen at payment. */
  rates: CommissionRatesResponse;
  remainingBasis?: WireMoney | null;
  /** Its status; for an earner, the status of their part. */
  status: CommissionStatusName;
  /** Number of full basis amounts in the goods total. */
  steps: number;
  /** The sub-agent's part, less reversals. */
  subAgentCommission: WireMoney;
  /** The sub-agent. */
  subAgentId?: number | null;
  /** The sub-agent's name; for admin and manufacturer. */
  subAgentName?: string | null;
};
export type SimulatedPartResponse = {
  /** How much. */
  amount: WireMoney;
  /** Their name. */
  name: string;
  /** `agent` or `sub-agent`. */
  role: string;
  /** Who. */
  userId: number;
};
export type SimulationResponse = {
  /** The goods. */
  basis: WireMoney;
  /** How it is computed, sentence by sentence. */
  explanation: string[];
  /** The shares; empty if nobody would earn anything. */
  parts: SimulatedPartResponse[];
  /** The rates that would count. */
  plan: CommissionRatesResponse;
  /** Why nobody would earn anything. */
  reason?: string | null;
  /** Full basis amounts in them. */
  steps: number;
};
export type SimulationRequest = {
  /** Time of payment; now if omitted. */
  at?: string | null;
  /** Bought by this person. */
  customerId?: number | null;
  goodsTotal?: WireMoney | null;
  /** Or the goods, the buyer and the referrer of this order. */
  orderId?: number | null;
  /** Or a customer referred by this user. */
  referrerId?: number | null;
};
export type BonusProgressResponse = {
  /** The bonus so far. */
  amount: WireMoney;
  /** Commissions approved in the month, less reversals. */
  basis: WireMoney;
  /** Approved commissions still needed for the maximum; `"0.00"` once it is reached or if it cannot be. */
  left: WireMoney;
  /** The maximum bonus. */
  maximum: WireMoney;
  /** The month. */
  month: string;
  /** Percentage of the basis. */
  percent: number;
};
export type LastPayoutResponse = {
  /** Paid out to the person. */
  amount: WireMoney;
  /** Identity. */
  id: number;
  /** Its number. */
  number: string;
  /** When. */
  paidAt?: string | null;
};
export type EarningSumsResponse = {
  /** Approved and unpaid, less reversals. */
  approved: WireMoney;
  /** Paid. */
  paid: WireMoney;
  /** In the hold period. */
  pending: WireMoney;
  /** Reversed, before or after payment. */
  reversed: WireMoney;
};
export type EarningMonthResponse = {
  /** The bonus for it. */
  bonus: WireMoney;
  /** Commissions approved less reversed in it. */
  commission: WireMoney;
  /** The month. */
  month: string;
};
export type CommissionSummaryResponse = {
  bonus?: BonusProgressResponse | null;
  lastPayout?: LastPayoutResponse | null;
  /** All earnings by current status. */
  lifetime: EarningSumsResponse;
  /** Approved less reversed this month, by current status. Pending commissions belong to no month. */
  month: EarningSumsResponse;
  /** The minimum payout. */
  payoutMinimum: WireMoney;
  /** The last twelve months, oldest first. */
  series: EarningMonthResponse[];
  /** Approved and unpaid: due in the next payout. */
  unpaidApproved: WireMoney;
  /** The user; absent for the total. */
  userId?: number | null;
};
export type ManagedEmployee = {
  /** Employee number. */
  employeeId?: string | null;
  /** Given name. */
  firstName: string;
  /** The account. */
  id: number;
  /** Family name. */
  lastName: string;
};
export type Manager = {
  /** Given name. */
  firstName: string;
  /** The account. */
  id: number;
  /** Family name. */
  lastName: string;
  /** Name to sign in with. */
  username: string;
};
export type ManagementResponse = {
  /** `activate`, `deactivate`, `position` or `access`. */
  action: string;
  /** The employee. */
  employee: ManagedEmployee;
  /** Identity. */
  id: number;
  managedBy?: Manager | null;
  /** Why; a default reason in your language. */
  reason: string;
  /** When. */
  timestamp: string;
};
export type ManageEmployeeResponse = {
  /** The employee. */
  employee: UserResponse;
  /** A message to show to the user. */
  message: string;
};
export type ManageEmployeeRequest = {
  /** `warehouse` or `employee`. */
  access?: string | null;
  /** `activate`, `deactivate`, `position` or `access`. */
  action: string;
  /** The department to set. */
  department?: string | null;
  /** The employee's account ID or employee number. */
  employeeId: string;
  /** The employee's values you saw, field by field, as the API returned them. If one of them has changed since,
    nothing is updated: 409, and `errors` gives its `current` value. If omitted, the decision applies whatever
    others did in the meantime. */
  expected?: object | null;
  /** The position to set: Manager, Supervisor, Purchaser or a listed one. */
  position?: string | null;
  /** Reason; the action's default if omitted. */
  reason?: string | null;
};
export type StoreSizeResponse = {
  dealerPrice?: WireMoney | null;
  margin?: WireMoney | null;
  storePrice?: WireMoney | null;
};
export type DealerPriceResponse = {
  bulk?: StoreSizeResponse | null;
  bulkPrice?: WireMoney | null;
  /** Unit price in the dealer's store. */
  customPrice: WireMoney;
  dealerPrice?: WireMoney | null;
  /** The price is outside the suggested range, which has changed: nobody can buy the product in this store. */
  isBlocked: boolean;
  margin?: WireMoney | null;
  pack?: StoreSizeResponse | null;
  packPrice?: WireMoney | null;
  /** The product. */
  productId: number;
  /** Its name. */
  productName: string;
  /** Why, when it is blocked. */
  reason?: string | null;
  /** Its SKU. */
  sku: string;
  suggestedDealerMaxPrice?: WireMoney | null;
  suggestedDealerMinPrice?: WireMoney | null;
  /** Its picture's smallest rendition. */
  thumbImageUrl?: string | null;
  /** When it was set. */
  updatedAt: string;
};
export type SetDealerPriceRequest = {
  bulkPrice?: Numeric | null;
  /** The new unit price in the store, within the suggested range. */
  customPrice: Numeric;
  /** The values you saw, field by field, as the API returned them. If one of them has changed since, nothing is
    updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others did in the
    meantime. */
  expected?: object | null;
  packPrice?: Numeric | null;
};
export type RefusalReasonName =
  | "unreadable"
  | "expired"
  | "wrongDocument"
  | "nameMismatch"
  | "incomplete"
  | "suspectedForgery"
  | "other";
export type ReviewStatus = "pending" | "accepted" | "refused";
export type ReviewResponse = {
  /** In the reviewer's words. */
  note?: string | null;
  reason?: RefusalReasonName | null;
  /** When. */
  reviewedAt?: string | null;
  /** First and last name of the reviewer. */
  reviewedByName?: string | null;
  /** Its status. */
  status: ReviewStatus;
};
export type DocumentResponse = {
  /** When it was uploaded. */
  createdAt: string;
  /** Last day on which it is valid. */
  expiresOn?: string | null;
  /** File name for download. */
  fileName: string;
  /** Identity. */
  id: number;
  /** Its kind. */
  kind: DocumentName;
  /** Display name. */
  label: string;
  /** Media type by content: `application/pdf`, `image/jpeg` or `image/png`. */
  mediaType: string;
  /** When it was replaced. */
  replacedAt?: string | null;
  /** The review decision. */
  review: ReviewResponse;
  /** Bytes. */
  size: number;
  /** Download URL. */
  url: string;
};
export type ReviewDocumentRequest = {
  /** `accept` or `refuse`. */
  decision: string;
  /** Expiry date on the document; if omitted, the one entered by its owner is kept. */
  expiresOn?: string | null;
  /** Sent to the account holder, at most 500 characters; required for `other`. */
  note?: string | null;
  /** Reason for the refusal: `unreadable`, `expired`, `wrongDocument`, `nameMismatch`, `incomplete`,
    `suspectedForgery` or `other`. */
  reason?: string | null;
  /** `refused` reverses a refusal, with the decision `accept`; if omitted or `pending`, the document must be
    undecided. */
  was?: string | null;
};
export type ImportColumnResponse = {
  /** Its header, made unique. */
  name: string;
  /** Up to three sample values. */
  samples: string[];
};
export type ImportCounts = {
  create: number;
  error: number;
  same: number;
  update: number;
};
export type ImportFieldResponse = {
  /** Its name. */
  field: string;
  /** Display name. */
  label: string;
  /** Whether it is required. */
  required: boolean;
};
export type ImportKindName = "products" | "prices" | "stockCount";
export type ImportStateName =
  | "uploaded"
  | "checking"
  | "checked"
  | "applying"
  | "applied"
  | "failed"
  | "cancelled";
export type ImportResponse = {
  /** When its rows were checked. */
  checkedAt?: string | null;
  /** Columns of the file with sample values. */
  columns: ImportColumnResponse[];
  /** Outcome of the checked rows. */
  counts: ImportCounts;
  /** When it was uploaded. */
  createdAt: string;
  /** The user. */
  createdByName: string;
  /** Rows checked. */
  doneRows: number;
  /** Why it failed. */
  error?: string | null;
  /** The fields that columns can be mapped to. */
  fields: ImportFieldResponse[];
  /** The name of the file. */
  fileName: string;
  /** When it was applied, failed or was cancelled. */
  finishedAt?: string | null;
  /** Identity. */
  id: number;
  /** Type of the import. */
  kind: ImportKindName;
  /** Field to column name: suggested, then chosen. */
  mapping: {
    [key: string]: string;
  };
  /** Why, for a stock count. */
  reason?: string | null;
  /** Its status. */
  state: ImportStateName;
  /** Rows below the heading. */
  totalRows: number;
};
export type UploadImportForm = {
  /** CSV or XLSX of at most 20 MB, 50,000 rows and 100 columns; the first row with something in it is the heading. */
  file: Blob;
  /** Type of the import. */
  kind: ImportKindName;
  /** Reason of a stock count; may be sent with the check instead. */
  reason?: string | null;
};
export type CheckImportRequest = {
  /** Field to column name; an empty name for no column. If omitted, the current mapping is used. */
  mapping?:
    | {
        [key: string]: string;
      }
    | {
        [key: string]: string;
      };
  /** Reason, required for a stock count, at most 500 characters. */
  reason?: string | null;
};
export type ImportRowChange = {
  /** The field. */
  field: string;
  /** The stored value; absent if none. */
  from?: string | null;
  /** The value in the row; empty if none. */
  to: string;
};
export type ImportRowError = {
  /** Column of the file, or the display name of the field. */
  column: string;
  /** A sentence. */
  message: string;
};
export type ImportOutcomeName = "create" | "update" | "same" | "error";
export type ImportRowResponse = {
  /** The changes. */
  changes: ImportRowChange[];
  /** Its errors. */
  errors: ImportRowError[];
  /** Its result. */
  outcome: ImportOutcomeName;
  /** The product it is about, if it exists. */
  productId?: number | null;
  /** Row number as in a spreadsheet; the header is row 1. */
  rowNumber: number;
  /** The SKU as in the file. */
  sku: string;
};
export type MovementReason =
  | "purchase"
  | "return"
  | "transfer"
  | "adjustment"
  | "production"
  | "sale"
  | "damage"
  | "sample"
  | "expired";
export type MovementType = "in" | "out";
export type MovementResponse = {
  /** The product's balance after it. */
  balanceAfter: number;
  /** The stock count that found the difference. */
  countId?: number | null;
  /** When. */
  createdAt: string;
  /** Who; absent for the system. */
  createdBy?: number | null;
  /** Their name. */
  createdByName?: string | null;
  /** Identity. */
  id: number;
  /** The batch's balance after it. */
  lotBalanceAfter?: number | null;
  /** Its code. */
  lotCode?: string | null;
  /** The batch it touched; absent for pieces without one. */
  lotId?: number | null;
  /** Free text; in your language where the server writes it. */
  notes?: string | null;
  /** The order that caused it. */
  orderId?: number | null;
  /** The product. */
  productId: number;
  /** Its name now. */
  productName: string;
  /** Its SKU now. */
  productSku: string;
  /** Pieces. */
  quantity: number;
  /** Why. */
  reason: MovementReason;
  /** Order, invoice, supplier or customer; in your language where the server writes it. */
  reference?: string | null;
  /** Which way. */
  type: MovementType;
};
export type RecordedMovementResponse = MovementResponse & {
  /** The rows of the ledger, when several batches were touched. */
  movements?: MovementResponse[];
};
export type RecordMovementRequest = {
  createdBy?: Numeric | null;
  /** In: the batch's last day. */
  expiresOn?: string | null;
  /** The batch: for a movement in, created if new; for a movement out, if omitted, first-expiring batches are used. */
  lotCode?: string | null;
  /** The batch by its id, in place of its code. */
  lotId?: number | null;
  /** Free text. */
  notes?: string | null;
  /** In: the batch's production date. */
  producedOn?: string | null;
  productId?: Numeric | null;
  quantity?: Numeric | null;
  reason?: MovementReason | null;
  /** Order, invoice and supplier or customer, joined by ` | `. */
  reference?: string | null;
  type?: MovementType | null;
};
export type IssueStatusName = "open" | "solved" | "unsolved";
export type IssuePriorityName = "low" | "medium" | "high" | "urgent";
export type IssueResponse = {
  /** Statuses the caller can set. Whoever can solve it can also assign it and change its priority. */
  allowedStatuses: IssueStatusName[];
  /** Assignee. */
  assignedTo?: number | null;
  /** Their name. */
  assignedToName?: string | null;
  /** How many comments it has. */
  commentCount: number;
  /** When it was reported. */
  createdAt: string;
  /** Their department at that time. */
  department?: string | null;
  /** The description. */
  description: string;
  /** Their employee number at that time. */
  employeeId?: string | null;
  /** Identity. */
  id: number;
  /** Type of issue. */
  issueType: string;
  /** Its code. */
  lotCode?: string | null;
  /** The batch. */
  lotId?: number | null;
  /** The order. */
  orderId?: number | null;
  /** How many photos. */
  photoCount: number;
  /** How urgent it is. */
  priority: IssuePriorityName;
  /** The product it is about. */
  productId?: number | null;
  /** Its name now. */
  productName?: string | null;
  /** Its SKU now. */
  productSku?: string | null;
  /** The reporter; absent for the system. */
  reportedBy?: number | null;
  /** Their name. */
  reportedByName?: string | null;
  /** When. */
  resolvedAt?: string | null;
  /** The user who closed it. */
  resolvedBy?: number | null;
  /** Their name. */
  resolvedByName?: string | null;
  /** Its status. */
  status: IssueStatusName;
  /** When it last changed. */
  updatedAt: string;
  /** Version; send it back as `expectedVersion`. */
  version: number;
};
export type WireInt = number;
export type ReportIssueRequest = {
  /** Accepted and not used: the caller's department is known. */
  department?: string | null;
  /** The description. */
  description?: string | null;
  /** Accepted and not used: the caller's number is known. */
  employeeId?: string | null;
  /** Type of issue; stored with the prefix `Product Issue: `. */
  issueType?: string | null;
  lotId?: WireInt | null;
  orderId?: WireInt | null;
  /** `low`, `medium`, `high` or `urgent`; `high` if omitted. */
  priority?: string | null;
  productId?: WireInt | null;
  /** Accepted and not used: the report is the caller's. */
  reportedBy?: number | null;
  /** Accepted and not used: a new issue is open. */
  status?: string | null;
};
export type AssigneeResponse = {
  /** Their department. */
  department?: string | null;
  /** The account. */
  id: number;
  /** First and last name. */
  name: string;
  /** Their position. */
  position?: string | null;
};
export type IssueCountsResponse = {
  /** Open issues assigned to the caller. */
  mine: number;
  /** Open issues. */
  open: number;
  /** Solved issues. */
  solved: number;
  /** Issues closed as unsolved. */
  unsolved: number;
};
export type IssueCommentResponse = {
  /** The author. */
  authorId: number;
  /** Their name. */
  authorName: string;
  /** When. */
  createdAt: string;
  /** Identity. */
  id: number;
  /** What. */
  text: string;
};
export type IssueEventName =
  | "reported"
  | "assigned"
  | "unassigned"
  | "priority"
  | "solved"
  | "unsolved"
  | "reopened"
  | "photos";
export type IssueEventResponse = {
  /** The actor; absent for the system. */
  actorName?: string | null;
  /** When. */
  createdAt: string;
  /** The new priority, or how many photos. */
  detail?: string | null;
  /** The event. */
  event: IssueEventName;
  /** Identity. */
  id: number;
  /** The assignee, new or removed. */
  personName?: string | null;
};
export type IssuePhotoResponse = {
  /** The user who added it; absent for the system. */
  addedBy?: number | null;
  /** Their name. */
  addedByName?: string | null;
  /** Its bytes. */
  bytes: number;
  /** When. */
  createdAt: string;
  /** Its height in pixels. */
  height: number;
  /** Identity. */
  id: number;
  /** URL, for company staff only. */
  url: string;
  /** Its width in pixels. */
  width: number;
};
export type IssueDetailsResponse = IssueResponse & {
  /** Comments, oldest first. */
  comments: IssueCommentResponse[];
  /** Events, oldest first. */
  history: IssueEventResponse[];
  /** Its photos, oldest first. */
  photos: IssuePhotoResponse[];
};
export type UpdateIssueRequest = {
  /** Assignee, while it is open; `null` unassigns it. */
  assignedTo?: number | null;
  /** The values you saw, field by field, as the API returned them. If one of them has changed since, nothing is
    updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others did in the
    meantime. */
  expected?: object | null;
  /** The version you saw; 409 if there is a newer one. */
  expectedVersion?: number | null;
  priority?: IssuePriorityName | null;
  /** Accepted and not used: it is resolved now. */
  resolvedAt?: string | null;
  /** Ignored: the signed-in user resolves it. */
  resolvedBy?: number | null;
  status?: IssueStatusName | null;
};
export type IssueCommentRequest = {
  /** At most 2000 characters. */
  text?: string;
};
export type IssuePhotosForm = {
  /** Up to 8 pictures, one part each: png, jpeg or webp by content, at most 5 MB. */
  photos: Blob[];
};
export type JobStateName = "waiting" | "running" | "done" | "failed";
export type JobResponse = {
  /** How often it was tried. */
  attempts: number;
  /** When it was created. */
  createdAt: string;
  /** Why the last attempt failed. */
  error?: string | null;
  /** When it finished or failed. */
  finishedAt?: string | null;
  /** Identity. */
  id: number;
  /** Its kind. */
  kind: string;
  /** For a finished job of a recurring kind: when that kind runs next. */
  nextRun?: string | null;
  /** When it was or is due. */
  runAt: string;
  /** Its status. */
  state: JobStateName;
  /** Display name. */
  title: string;
};
export type JobRhythm = "hour" | "day";
export type RecurringJob = {
  /** How often it runs. */
  every: JobRhythm;
  /** The kind. */
  kind: string;
  /** When it runs next. */
  nextRun?: string | null;
  /** Display name. */
  title: string;
};
export type JobCountsResponse = {
  /** Done within the last 14 days. */
  done: number;
  /** Failed within the last 14 days. */
  failed: number;
  /** Recurring jobs. */
  recurring: RecurringJob[];
  /** Running. */
  running: number;
  /** Queued, or waiting for their next attempt. */
  waiting: number;
};
export type LotStateName = "open" | "held" | "expired" | "expiring" | "empty";
export type LotResponse = {
  /** Pieces on hand. */
  balance: number;
  /** The batch code. */
  code: string;
  /** When its first pieces were received. */
  createdAt: string;
  /** Expiry date: the last day on which it can be sold. */
  expiresOn?: string | null;
  /** Why it is on hold; in your language where the server put it on hold. */
  holdReason?: string | null;
  /** Identity. */
  id: number;
  /** Whether it is on hold. */
  isHeld: boolean;
  /** Where its pieces lie, if not where the product's do: zone, aisle, bay and level. */
  location?: string | null;
  /** Production date. */
  producedOn?: string | null;
  /** The product. */
  productId: number;
  /** Its name now. */
  productName: string;
  /** Its SKU now. */
  productSku: string;
  /** Its state today. */
  state: LotStateName;
  /** Total pieces received. */
  stockIn: number;
  /** Total pieces issued. */
  stockOut: number;
};
export type LotEventName = "created" | "held" | "released" | "dated";
export type LotEventResponse = {
  /** Who; absent for the system. */
  actorName?: string | null;
  /** When. */
  createdAt: string;
  /** The event. */
  event: LotEventName;
  /** Why, or how; in your language where the server writes it. */
  note?: string | null;
};
export type LotDetailsResponse = LotResponse & {
  /** History other than movements, oldest first. */
  events: LotEventResponse[];
};
export type UpdateLotRequest = {
  /** The values you saw, field by field, as the API returned them. If one of them has changed since, nothing is
    updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others did in the
    meantime. */
  expected?: object | null;
  /** Expiry date: the last day on which it can be sold. */
  expiresOn?: string | null;
  /** Where its pieces lie, if not where the product's do: zone, aisle, bay and level, one to four letters or digits
    each, joined by hyphens. */
  location?: string | null;
  /** Production date. */
  producedOn?: string | null;
};
export type HeldLotResponse = LotDetailsResponse & {
  /** Pieces reserved by open orders that cannot be shipped because of holds. */
  shortReserved: number;
};
export type HoldLotRequest = {
  /** Reason, shown in its history. */
  reason?: string;
};
export type RecallResponse = {
  /** Their country; owners only. */
  country?: string | null;
  /** The buyer. */
  customerId: number;
  /** The buyer's name. */
  customerName: string;
  /** Their email address; owners only. */
  email?: string | null;
  /** The order. */
  orderId: number;
  /** Their telephone number; owners only. */
  phone?: string | null;
  /** Pieces shipped and not returned. */
  pieces: number;
  /** When the last of them left. */
  shippedAt: string;
  /** Status of the order. */
  status: OrderStatusName;
};
export type ReleaseLotRequest = {
  /** For its history. */
  note?: string | null;
};
export type MailStatus = "queued" | "sent" | "failed" | "kept";
export type MailResponse = {
  /** How often sending was tried. */
  attempts: number;
  /** When it was queued. */
  createdAt: string;
  /** Identity. */
  id: number;
  /** Why the last attempt failed. */
  lastError?: string | null;
  /** When the mail server accepted it. */
  sentAt?: string | null;
  /** Its outcome. */
  status: MailStatus;
  /** Subject. */
  subject: string;
  /** The recipient's address. */
  to: string;
};
export type SendTestMailRequest = {
  /** An email address. */
  to: string;
};
export type MailWithBodyResponse = MailResponse & {
  /** Its text. A link inserted when sending is shown as a placeholder. */
  body: string;
  /** Whether a link that only the recipient gets is inserted when it is sent. */
  hasLink: boolean;
};
export type ImageResponse = {
  /** Up to 480 pixels, for cards. */
  cardImageUrl: string;
  /** Up to 1600 pixels. */
  imageUrl: string;
  /** Up to 128 pixels, for lists. */
  thumbImageUrl: string;
};
export type MediaResponse = ImageResponse & {
  /** Its bytes. */
  bytes: number;
  /** Its height. */
  height: number;
  /** Width of the largest rendition in pixels. */
  width: number;
};
export type UploadMediaRequest = {
  /** A `data:` URL of at most 5 MB. */
  file: string;
};
export type NoteMentionResponse = {
  /** The account. */
  id: number;
  /** First and last name. */
  name: string;
};
export type NoteSubjectKindName = "order" | "user";
export type NoteRecord = {
  /** Its number. */
  id: number;
  /** Kind of record. */
  kind: NoteSubjectKindName;
};
export type NoteResponse = {
  /** The author. */
  authorId: number;
  /** Their name. */
  authorName: string;
  /** Whether the caller may remove it now. */
  canRemove: boolean;
  /** When. */
  createdAt: string;
  /** Identity. */
  id: number;
  /** Whom it mentions. */
  mentions: NoteMentionResponse[];
  /** The record it is about. */
  subject: NoteRecord;
  /** The text; a mention stands in it as `@` and the name. */
  text: string;
};
export type AddNoteRequest = {
  /** Whom it mentions, at most 20 people who may read it. */
  mentions?: number[];
  subject: NoteRecord | null;
  /** At most 2000 characters; a mention stands in it as `@` and the name. */
  text: string | null;
};
export type NotePersonResponse = {
  /** The account. */
  id: number;
  /** First and last name. */
  name: string;
  /** An employee's position. */
  position?: string | null;
  /** Their role. */
  role: RoleName;
};
export type MailChoiceName = "none" | "digest";
export type NotificationPreferenceResponse = {
  /** Muted: listed, but neither counted as unread nor streamed. */
  isMuted: boolean;
  /** The kind, a notification's `type`. */
  kind: string;
  /** By mail. */
  mail: MailChoiceName;
  /** Display name. */
  title: string;
};
export type NotificationPreferencesResponse = {
  /** The kinds the caller can receive, in display order. */
  kinds: NotificationPreferenceResponse[];
};
export type NotificationPreferenceRequest = {
  /** Whether it is muted: neither counted as unread nor streamed. */
  isMuted?: boolean | null;
  /** A kind the caller can receive. */
  kind: string;
  mail?: MailChoiceName | null;
};
export type SetNotificationPreferencesRequest = {
  /** The kinds to set, each once. */
  kinds: NotificationPreferenceRequest[];
};
export type NotificationStatus = "unread" | "read";
export type SubjectKindName =
  | "order"
  | "product"
  | "issue"
  | "purchaseOrder"
  | "return"
  | "user"
  | "payout"
  | "quote";
export type SubjectResponse = {
  /** Its number. */
  id: number;
  /** Kind of thing. */
  kind: SubjectKindName;
};
export type NotificationResponse = {
  /** When. */
  createdAt: string;
  /** Identity. */
  id: number;
  /** The text. */
  message: string;
  /** When the caller first read it. */
  readAt?: string | null;
  /** The role or position it is for; absent if it is for the user. */
  role?: string | null;
  /** Whether it was read. */
  status: NotificationStatus;
  subject?: SubjectResponse | null;
  /** One line. */
  title: string;
  /** `stock_update`, `order`, `approval` and the like. */
  type: string;
};
export type NotificationCountResponse = {
  /** Unread ones. */
  unread: number;
};
export type MarkedNotificationsResponse = {
  /** Number of notifications that were unread. */
  count: number;
};
export type MarkAllNotificationsRequest = {
  /** Only those for this role or position of the caller. */
  role?: string | null;
  /** Only those up to this ID: the newest one shown. */
  upTo?: number | null;
};
export type MarkNotificationRequest = {
  /** `read`; cannot be undone. */
  status: string;
};
export type OrderPayment = {
  /** Invoice number. */
  invoiceNumber?: string | null;
  /** When the payment was recorded. */
  paidAt?: string | null;
  /** The requested, later the recorded payment method. */
  paymentMethod?: string | null;
  /** Reference of the bank or wallet transfer. */
  paymentReference?: string | null;
  /** Receipt number. */
  receiptNumber?: string | null;
};
export type CourierName = "express" | "standard" | "economy" | "none";
export type OrderShipping = {
  /** Courier that delivers it. */
  courier: CourierName;
  /** Delivery note number. */
  deliveryNote?: string | null;
  /** The shipping address. */
  shippingAddress?: string | null;
  /** One of the listed shipping methods. */
  shippingMethod?: string | null;
  /** Notes for shipping. */
  shippingNotes?: string | null;
  /** Shipping number. */
  shippingNumber?: string | null;
  /** The carrier's number. */
  trackingNumber?: string | null;
};
export type OrderItem = {
  /** Identity. */
  id: number;
  /** Where the product is picked, for company staff; only in a single order. */
  location?: string | null;
  /** Its name. */
  name: string;
  /** Pieces in all. */
  pieces: number;
  price?: WireMoney | null;
  /** The product. */
  productId: number;
  /** How many of the tier. */
  quantity: number;
  /** Pieces that can still be returned within the return period. */
  returnablePieces: number;
  /** Pieces returned. */
  returnedPieces: number;
  /** Pieces that can be shipped now. */
  shippablePieces: number;
  /** Pieces shipped. */
  shippedPieces: number;
  /** Its SKU. */
  sku: string;
  /** The product's picture now; absent if it has none. */
  thumbImageUrl?: string | null;
  /** Size it was bought in. */
  tier: TierName;
  /** The tier's label at the time, such as `Box`; absent if the product had none. */
  tierLabel?: string | null;
  total?: WireMoney | null;
};
export type OrderQuoteLine = {
  /** Its name. */
  name: string;
  /** Pieces in all. */
  pieces: number;
  price?: WireMoney | null;
  /** The product. */
  productId: number;
  /** Quantity: as offered, before that as requested. */
  quantity: number;
  /** Requested quantity; absent for a line added by the company. */
  requestedQuantity?: number | null;
  /** Its SKU. */
  sku: string;
  targetPrice?: WireMoney | null;
  /** The product's picture now; absent if it has none. */
  thumbImageUrl?: string | null;
  /** Size it is bought in. */
  tier: TierName;
  total?: WireMoney | null;
};
export type QuoteStateName =
  "requested" | "offered" | "accepted" | "declined" | "expired";
export type OrderQuote = {
  /** When the buyer responded. */
  answeredAt?: string | null;
  /** The requested and offered lines. */
  lines: OrderQuoteLine[];
  /** The company's message with the offer. */
  note?: string | null;
  /** When it was offered. */
  offeredAt?: string | null;
  /** Its status. */
  state: QuoteStateName;
  /** Expiry of the offer; absent if it does not expire. */
  validUntil?: string | null;
};
export type ShipUnpaidName = "warn" | "refuse" | "allow";
export type OrderFacts = OrderPayment &
  OrderShipping & {
    /** Statuses the caller can set next. */
    allowedTransitions: OrderStatusName[];
    /** For example `online`. */
    channel: string;
    /** When it was completed. */
    completedAt?: string | null;
    /** The buyer. */
    customerId: number;
    /** Sum of the lines, without tax. */
    goodsTotal: WireMoney;
    /** `true`: a quote request, without lines until an offer is accepted. */
    isQuote: boolean;
    /** The lines. */
    items: OrderItem[];
    /** The buyer's notes. */
    notes?: string | null;
    /** Whether the prices of the lines include the tax; absent for staff. */
    pricesIncludeTax?: boolean | null;
    /** The last editor. */
    processedBy?: number | null;
    quote?: OrderQuote | null;
    /** Refunds so far. */
    refundedTotal: WireMoney;
    relief?: TaxReliefResponse | null;
    /** The dealer in whose store it was bought; absent for the company's own store. */
    sellerId?: number | null;
    shipUnpaid?: ShipUnpaidName | null;
    /** Shipping cost. */
    shippingCost: WireMoney;
    /** All taxes. */
    tax: WireMoney;
    /** A sentence about its taxes, printed on its documents; absent for staff. */
    taxStatement?: string | null;
    /** The taxes by name and rate; absent for staff, and where none are recorded. */
    taxes?: TaxLine[] | null;
    /** When it last changed. */
    updatedAt: string;
    /** Version; send it back with a change to detect concurrent changes. */
    version: number;
  };
export type PaymentStatusName = "unpaid" | "paid";
export type OrderResponse = (OrderFacts | null) & {
  /** When it was placed. */
  createdAt: string;
  /** The buyer's name when they ordered. */
  customerName: string;
  /** Number. */
  id: number;
  /** Whether it is paid. */
  paymentStatus: PaymentStatusName;
  /** Its status. */
  status: OrderStatusName;
  /** The same figure under the name used by the warehouse screen. */
  total: WireMoney;
  /** Order total. */
  totalAmount: WireMoney;
};
export type RequestedItemRequest = {
  productId?: Numeric | null;
  quantity?: Numeric | null;
  targetPrice?: Numeric | null;
  tier?: TierName | null;
};
export type PlaceOrderRequest = {
  addressId?: Numeric | null;
  /** `online` if omitted. */
  channel?: string | null;
  customerId?: Numeric | null;
  /** `true`: also removes the ordered lines from the buyer's cart. */
  fromCart?: boolean;
  /** The items. */
  items?: CartItemRequest[] | null;
  /** For the seller. */
  notes?: string | null;
  /** A listed payment method; recorded, not charged. */
  paymentMethod?: string | null;
  /** Requested items, if there are no `items`. `totalAmount` is then optional: today's total is used. */
  requestedItems?: RequestedItemRequest[] | null;
  sellerId?: Numeric | null;
  /** The shipping address. */
  shippingAddress?: string | null;
  /** One of the listed shipping methods. */
  shippingMethod?: string | null;
  /** Ignored: an order starts as pending. */
  status?: string | null;
  totalAmount?: Numeric | null;
};
export type PaymentKindName = "payment" | "refund";
export type OrderPaymentResponse = {
  /** How much. */
  amount: WireMoney;
  /** When. */
  createdAt: string;
  /** Identity. */
  id: number;
  /** Which way. */
  kind: PaymentKindName;
  /** How. */
  method?: string | null;
  /** Receipt number of a payment, credit note number of a refund. */
  number: string;
  /** Why it was refunded. */
  reason?: string | null;
  /** The user who recorded it, for company staff. */
  recordedByName?: string | null;
  /** Reference of the bank or wallet transfer. */
  reference?: string | null;
  /** The refunded return. */
  returnId?: number | null;
};
export type ReturnActionName =
  "approve" | "reject" | "receive" | "refund" | "close";
export type ReturnLineResponse = {
  /** The order's line. */
  lineId: number;
  /** Its name. */
  name: string;
  /** Pieces announced. */
  pieces: number;
  /** The product. */
  productId: number;
  /** Reason of this line. */
  reason?: string | null;
  /** Pieces that arrived. */
  receivedPieces: number;
  /** Pieces of them that went back on the shelf. */
  restockedPieces: number;
  /** Its SKU. */
  sku: string;
};
export type ReturnStateName =
  "requested" | "approved" | "rejected" | "received" | "closed";
export type ReturnResponse = {
  /** Actions available to the caller. */
  allowedActions: ReturnActionName[];
  /** Note on approval, rejection or closing. */
  answer?: string | null;
  /** When it ended. */
  closedAt?: string | null;
  /** When it was requested. */
  createdAt: string;
  /** The order's buyer. */
  customerId: number;
  /** Their name when they ordered. */
  customerName: string;
  /** When it was decided. */
  decidedAt?: string | null;
  /** The user who decided, for company staff. */
  decidedByName?: string | null;
  /** Identity. */
  id: number;
  /** Its lines. */
  lines: ReturnLineResponse[];
  /** Notes of the requester. */
  notes?: string | null;
  /** Its number. */
  number: string;
  /** The order. */
  orderId: number;
  /** Why. */
  reason: string;
  /** When the goods arrived. */
  receivedAt?: string | null;
  /** The user who received it, for company staff. */
  receivedByName?: string | null;
  refundable?: WireMoney | null;
  /** The requester, for company staff. */
  requestedByName?: string | null;
  /** Its status. */
  state: ReturnStateName;
  value?: WireMoney | null;
};
export type ShipmentLineResponse = {
  /** The order's line. */
  lineId: number;
  /** Its name. */
  name: string;
  /** Pieces. */
  pieces: number;
  /** Its SKU. */
  sku: string;
};
export type ShipmentResponse = {
  /** Courier that delivers it. */
  carrier?: string | null;
  /** When it left. */
  createdAt: string;
  /** The sender, for company staff. */
  createdByName?: string | null;
  /** Identity. */
  id: number;
  /** Its lines. */
  lines: ShipmentLineResponse[];
  /** Notes for the parcel. */
  notes?: string | null;
  /** Delivery note number. */
  number: string;
  /** The carrier's number. */
  trackingNumber?: string | null;
  /** When the shipment was cancelled because the order moved back; it no longer counts. */
  undoneAt?: string | null;
};
export type OrderFulfilment = {
  /** Whether the caller can return goods now. */
  canReturn: boolean;
  /** The order documents available to the caller, for `GET /api/orders/{id}/papers/{kind}.pdf`: `proforma`,
    `invoice`, `receipt`; `delivery-note` is the packing slip until something is shipped, which requires permission to ship.
    Shipments and refunds have their own documents. */
  papers: string[];
  /** Payments and refunds, oldest first. */
  payments: OrderPaymentResponse[];
  refundDue?: WireMoney | null;
  refundable?: WireMoney | null;
  /** Last business day on which the buyer can return goods, inclusive; absent before delivery. */
  returnUntil?: string | null;
  /** Returns, oldest first. */
  returns: ReturnResponse[];
  /** Shipments, oldest first. */
  shipments: ShipmentResponse[];
};
export type OrderHistoryEntry = {
  /** Who, for company staff only. */
  actorId?: number | null;
  /** Their name. */
  actorName?: string | null;
  /** When. */
  createdAt: string;
  from?: OrderStatusName | null;
  /** Identity. */
  id: number;
  /** Reason, or what else changed; in your language where the server writes it. */
  note?: string | null;
  /** New status. */
  to: OrderStatusName;
};
export type ShortReasonName = "missing" | "damaged" | "wrongPlace" | "other";
export type OrderShortPick = {
  /** When. */
  decidedAt?: string | null;
  /** The line. */
  lineId: number;
  /** Note. */
  note?: string | null;
  /** The picker. */
  pickedBy?: string | null;
  /** Pieces that were found. */
  pickedPieces: number;
  /** Pieces required. */
  pieces: number;
  reason?: ShortReasonName | null;
  /** The wave. */
  waveId: number;
};
export type OrderDetailResponse = OrderResponse &
  (OrderFulfilment | null) & {
    /** Bank account to pay to, while the order awaits a bank transfer. */
    bankDetails?: string | null;
    /** Its history, oldest first; absent for the referring agent. */
    history?: OrderHistoryEntry[] | null;
    /** Short picks, oldest first; for company staff. */
    shortPicks?: OrderShortPick[] | null;
  };
export type UpdateOrderRequest = {
  /** Accepted for compatibility and ignored. */
  completedAt?: string | null;
  courier?: CourierName | null;
  /** Delivery note number; needed to complete. */
  deliveryNote?: string | null;
  /** The values you saw, field by field, as the API returned them. If one of them has changed since, nothing is
    updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others did in the
    meantime. */
  expected?: object | null;
  /** Overrides the sequence; the next number of the year if omitted. */
  invoiceNumber?: string | null;
  /** Note for the history; needed to go back. */
  notes?: string | null;
  /** How it was paid. */
  paymentMethod?: string | null;
  /** Reference of the bank or wallet transfer. */
  paymentReference?: string | null;
  paymentStatus?: PaymentStatusName | null;
  processedBy?: Numeric | null;
  /** Overrides the sequence; the next number of the year if omitted. */
  receiptNumber?: string | null;
  /** Whether the pieces of an order that is cancelled can be sold again; `false` writes them off as damaged. For
    company staff. */
  restock?: boolean | null;
  /** Notes for shipping. */
  shippingNotes?: string | null;
  /** Shipping number; needed to complete. */
  shippingNumber?: string | null;
  status?: OrderStatusName | null;
  /** The carrier's number. */
  trackingNumber?: string | null;
  /** The version you started from; 409 if the order has changed since. */
  version?: number | null;
};
export type OrderMessageResponse = {
  /** Author; absent for the buyer if the company wrote it. */
  authorName?: string | null;
  /** When. */
  createdAt: string;
  /** Whether the company wrote it; otherwise the buyer did. */
  fromCompany: boolean;
  /** Identity. */
  id: number;
  /** What. */
  text: string;
};
export type OrderMessageRequest = {
  /** Text, at most 2000 characters. */
  text?: string;
};
export type OfferLineRequest = {
  price?: Numeric | null;
  productId?: Numeric | null;
  quantity?: Numeric | null;
  tier?: TierName | null;
};
export type OfferQuoteRequest = {
  /** The values of the order and its quotation you saw, field by field, as the API returned them. If one of them has
    changed since, nothing is updated: 409, and `errors` gives its `current` value. */
  expected?: object | null;
  /** The offered lines, each product and tier once. */
  lines?: OfferLineRequest[];
  /** Message to the buyer, at most 2000 characters. */
  note?: string | null;
  shippingCost?: Numeric | null;
  /** Last business day, or time, on which it can be accepted; no expiry if omitted. */
  validUntil?: string | null;
  /** The order version you saw; 409 if the order has changed since. */
  version: number;
};
export type AcceptQuoteRequest = {
  /** The order version at which the buyer saw the offer; 409 if the offer has changed since. */
  version: number;
};
export type DeclineQuoteRequest = {
  /** At most 2000 characters. */
  reason?: string | null;
};
export type RefundOrderRequest = {
  amount?: Numeric | null;
  /** A listed payment method; that of the payment if omitted. */
  method?: string | null;
  /** Why. */
  reason?: string;
  /** Reference of the bank or wallet transfer. */
  reference?: string | null;
  returnId?: Numeric | null;
};
export type LeftLineResponse = {
  /** Product name; of an order, as it was then. */
  name: string;
  /** Why. */
  problem: string;
};
export type ReorderResponse = {
  /** The cart as it is now. */
  cart: CartResponse;
  /** Lines that can no longer be bought. */
  left: LeftLineResponse[];
};
export type ReturnPiecesRequest = {
  lineId?: Numeric | null;
  pieces?: Numeric | null;
  /** Why this line. */
  reason?: string | null;
};
export type RequestReturnRequest = {
  /** Pieces to return; per line at most what was shipped and not yet returned. */
  lines?: ReturnPiecesRequest[];
  /** Further words. */
  notes?: string | null;
  /** Why. */
  reason?: string;
};
export type PiecesRequest = {
  lineId?: Numeric | null;
  pieces?: Numeric | null;
};
export type ShipOrderRequest = {
  /** Courier that delivers it. */
  carrier?: string | null;
  /** Lines to ship; everything that is left if omitted. */
  lines?: PiecesRequest[] | null;
  /** Notes for the parcel. */
  notes?: string | null;
  /** The carrier's number. */
  trackingNumber?: string | null;
  /** The order's version it was decided against; 409 when the order moved on. */
  version?: number | null;
};
export type ResetStateName =
  | "requested"
  | "verified"
  | "refused"
  | "handedOver"
  | "used"
  | "superseded"
  | "expired";
export type PasswordResetResponse = {
  /** IP address of the request. */
  address?: string | null;
  /** Whether the admin can hand over a link; also for a verified request whose email may not arrive. */
  canHandOver: boolean;
  /** Whether the admin can still decide. */
  decidable: boolean;
  /** When they decided. */
  decidedAt?: string | null;
  /** The reviewer. */
  decidedByName?: string | null;
  /** Their address for mail. */
  email: string;
  /** Expiry of its link. */
  expiresAt: string;
  /** Their name. */
  fullName: string;
  /** Identity. */
  id: number;
  /** Their note. */
  note?: string | null;
  /** When it was requested. */
  requestedAt: string;
  /** Their role. */
  role: RoleName;
  /** Its current state. */
  state: ResetStateName;
  /** The account. */
  userId: number;
  /** Their name to sign in with. */
  username: string;
};
export type HandedOverResponse = {
  /** When it ends. */
  expiresAt: string;
  /** The link. */
  link: string;
};
export type ResetNoteRequest = {
  /** At most 500 characters. */
  note?: string | null;
};
export type PayoutStatusName = "draft" | "approved" | "paid" | "cancelled";
export type PayoutResponse = {
  /** Total; for a payee, their share. */
  amount: WireMoney;
  /** When it was approved. */
  approvedAt?: string | null;
  /** When it was cancelled. */
  cancelledAt?: string | null;
  /** When it was created. */
  createdAt: string;
  /** Identity. */
  id: number;
  /** Number of payees; for the admin only. */
  lineCount?: number | null;
  /** How it was paid. */
  method?: string | null;
  minimum?: WireMoney | null;
  /** For the admin only. */
  note?: string | null;
  /** Its number. */
  number: string;
  /** When it was paid. */
  paidAt?: string | null;
  /** The payment's reference. */
  reference?: string | null;
  /** Its status. */
  status: PayoutStatusName;
  /** Cut-off: includes what was approved up to this time. */
  upTo: string;
};
export type PayoutLineResponse = {
  /** Sum of all three. */
  amount: WireMoney;
  /** Who. */
  beneficiaryId: number;
  /** Bonuses. */
  bonus: WireMoney;
  /** Commissions. */
  commissions: WireMoney;
  /** Number of ledger entries. */
  entryCount: number;
  /** Their name at creation. */
  name: string;
  /** Reversals, below zero. */
  reversals: WireMoney;
};
export type WaitingReason = "notApproved" | "belowMinimum";
export type WaitingResponse = {
  /** Balance; negative if they owe. */
  amount: WireMoney;
  /** Who. */
  beneficiaryId: number;
  /** Their name. */
  name: string;
  /** Why they wait. */
  reason: WaitingReason;
};
export type PayoutDetailsResponse = PayoutResponse & {
  /** Its lines by beneficiary; for a payee, their own. */
  lines: PayoutLineResponse[];
  /** Beneficiaries omitted; only in the response to creating it. */
  waiting?: WaitingResponse[] | null;
};
export type PayoutRequest = {
  /** Note for other admins. */
  note?: string | null;
  /** Only what was approved up to this business day or time; now if omitted. */
  upTo?: string | null;
};
export type PayoutPaymentRequest = {
  /** Payment method, such as `Bank`. */
  method?: string | null;
  /** Payment reference. */
  reference?: string | null;
};
export type PickWaveOrder = {
  /** Courier that delivers it. */
  courier: CourierName;
  /** The buyer's name. */
  customerName: string;
  /** Whether it is still to be picked in this wave. */
  isOpen: boolean;
  /** The order. */
  orderId: number;
  /** Its status. */
  status: OrderStatusName;
};
export type PickStateName = "open" | "picked" | "short" | "cancelled";
export type PickResponse = {
  /** Its barcode. */
  barcode?: string | null;
  /** When it was last confirmed or decided. */
  decidedAt?: string | null;
  /** Its last day. */
  expiresOn?: string | null;
  /** Identity. */
  id: number;
  /** The order's line. */
  lineId: number;
  /** Where its pieces lie: zone, aisle, bay and level. */
  location?: string | null;
  /** Its code. */
  lotCode?: string | null;
  /** The batch; absent for pieces without one. */
  lotId?: number | null;
  /** Its name. */
  name: string;
  /** Note. */
  note?: string | null;
  /** The order. */
  orderId: number;
  /** Pieces found so far. */
  pickedPieces: number;
  /** Pieces required. */
  pieces: number;
  /** The product. */
  productId: number;
  reason?: ShortReasonName | null;
  /** Its SKU. */
  sku: string;
  /** Its status. */
  state: PickStateName;
  /** Its picture. */
  thumbImageUrl?: string | null;
};
export type PickWaveShortfall = {
  /** Number requested. */
  asked: number;
  /** Number not in the wave. */
  missing: number;
  /** Orders with earlier short picks. Claim them by ID. */
  short: number;
  /** Orders being picked by others. */
  taken: number;
};
export type WaveStateName = "open" | "picked" | "cancelled";
export type PickWaveResponse = {
  /** When it was claimed. */
  createdAt: string;
  /** When it was finished or returned. */
  endedAt?: string | null;
  /** Identity. */
  id: number;
  /** Its orders, in the order in which they were claimed. */
  orders: PickWaveOrder[];
  /** The picker. */
  pickerId: number;
  /** Their name. */
  pickerName: string;
  /** Its picks in picking order: by location, up one aisle and down the next; those without a location last, by name. */
  picks: PickResponse[];
  shortfall?: PickWaveShortfall | null;
  /** Its status. */
  state: WaveStateName;
};
export type ConfirmPickRequest = {
  /** Barcode, SKU or batch code. */
  code?: string;
  pieces?: Numeric | null;
};
export type ShortPickRequest = {
  /** Words with it, at most 500 characters. */
  note?: string | null;
  pieces?: Numeric | null;
  /** `missing`, `damaged`, `wrongPlace` or `other`. */
  reason?: string | null;
  /** Whether the missing pieces leave the stock: damaged ones as damage, others as an adjustment. */
  writeOff?: boolean;
};
export type PickWaveSummary = {
  /** When it was claimed. */
  createdAt: string;
  /** When it was finished or returned. */
  endedAt?: string | null;
  /** Identity. */
  id: number;
  /** Picks that are still to be done. */
  openPicks: number;
  /** Its orders. */
  orderIds: number[];
  /** All its picks. */
  pickCount: number;
  /** The picker. */
  pickerId: number;
  /** Their name. */
  pickerName: string;
  /** Picks that are short. */
  shortPicks: number;
  /** Its status. */
  state: WaveStateName;
};
export type ClaimPickingRequest = {
  count?: Numeric | null;
  /** These orders, at most 20. */
  orderIds?: Numeric[] | null;
};
export type PlaceChangeStateName =
  "pending" | "approved" | "refused" | "withdrawn";
export type PlaceChangeResponse = {
  /** To which country. */
  country?: string | null;
  /** When it was decided or withdrawn. */
  decidedAt?: string | null;
  /** The reviewer. */
  decidedByName?: string | null;
  /** From which country. */
  fromCountry?: string | null;
  /** From which zone. */
  fromZone?: string | null;
  /** Their name. */
  fullName: string;
  /** Identity. */
  id: number;
  /** Reason for the refusal. */
  reason?: string | null;
  /** When it was requested. */
  requestedAt: string;
  /** Their role. */
  role: RoleName;
  /** Its status. */
  state: PlaceChangeStateName;
  /** Whose. */
  userId: number;
  /** To which zone. */
  zone?: string | null;
};
export type PlaceDecisionName = "approve" | "refuse";
export type ReviewPlaceChangeRequest = {
  /** The decision. */
  decision: PlaceDecisionName;
  /** Reason for a refusal, at most 500 characters, sent to the account holder. */
  reason?: string | null;
};
export type SubdivisionResponse = {
  /** ISO 3166-2. */
  code: string;
  /** Its name. */
  name: string;
};
export type CountryResponse = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Its English name. */
  name: string;
  /** Its subdivisions, by name. */
  subdivisions: SubdivisionResponse[];
};
export type PlacesResponse = {
  /** By name. */
  countries: CountryResponse[];
};
export type RecordChangeResponse = {
  /** When. */
  at: string;
  /** Who made it, if they are of the company. */
  byName?: string | null;
  /** Whether the caller made it. */
  isOwn: boolean;
};
export type PresentPersonResponse = {
  /** The account. */
  id: number;
  /** First and last name. */
  name: string;
};
export type PresenceResponse = {
  change?: RecordChangeResponse | null;
  /** The others, by name. */
  people: PresentPersonResponse[];
};
export type RecordKindName =
  "order" | "user" | "product" | "lot" | "supplier" | "purchaseOrder";
export type PresenceRequest = {
  /** Its number. */
  id: number;
  /** Whether the caller leaves it. */
  isLeaving?: boolean;
  /** Kind of record. */
  kind: RecordKindName;
};
export type WireMeasure = number;
export type ProductSize = {
  /** mm, cm, m, in or ft. */
  dimensionUnit: string;
  height?: WireMeasure | null;
  length?: WireMeasure | null;
  weight?: WireMeasure | null;
  /** kg, g, lb, oz or ton. */
  weightUnit: string;
  width?: WireMeasure | null;
};
export type TierOffer = {
  /** Pieces in one. */
  pieces: number;
  /** Price of one. */
  price: WireMoney;
  /** The tier. */
  tier: TierName;
};
export type ProductPrices = {
  agentPrice?: WireMoney | null;
  bulkPrice?: WireMoney | null;
  customerPrice?: WireMoney | null;
  dealerPrice?: WireMoney | null;
  manufacturerCost?: WireMoney | null;
  packPrice?: WireMoney | null;
  storePrice?: WireMoney | null;
  suggestedDealerMaxPrice?: WireMoney | null;
  suggestedDealerMinPrice?: WireMoney | null;
  /** The caller's price per available tier; buyers only. */
  tierOffers?: TierOffer[];
  unitPrice?: WireMoney | null;
  wholesalerPrice?: WireMoney | null;
  yourPrice?: WireMoney | null;
};
export type ProductPackaging = {
  bulkQuantity?: number | null;
  bulkQuantityUnit?: string | null;
  bulkUnit?: string | null;
  customBulkName?: string | null;
  customBulkUnitType?: string | null;
  customPackName?: string | null;
  customPackUnitType?: string | null;
  customUnitType?: string | null;
  packQuantity?: number | null;
  packQuantityUnit?: string | null;
  packUnit?: string | null;
  unitPriceUnit?: string | null;
};
export type ProductStock = {
  /** Whether any piece can be ordered. */
  inStock: boolean;
  /** When the stock last moved. */
  lastStockUpdate?: string | null;
  /** Where it is picked, for company staff: zone, aisle, bay and level. */
  location?: string | null;
  /** Unit of the stock figures. */
  quantityUnit?: string | null;
  /** Pieces that can still be ordered. */
  stockAvailable?: number | null;
  /** Pieces on hand. */
  stockBalance?: number | null;
  /** Pieces in batches that are on hold. */
  stockHeld?: number | null;
  /** Total pieces received. */
  stockIn?: number | null;
  /** Total pieces issued. */
  stockOut?: number | null;
  /** Pieces promised to open orders. */
  stockReserved?: number | null;
};
export type ProductStatus = "active" | "discontinued";
export type ProductResponse = ProductSize &
  ProductPrices &
  ProductPackaging &
  ProductStock & {
    /** The picture's rendition for cards. */
    cardImageUrl?: string | null;
    /** Category. */
    category: string;
    /** When it was added. */
    createdAt: string;
    /** Long text; may be empty. */
    description: string;
    /** Identity. */
    id: number;
    /** The picture. */
    imageUrl?: string | null;
    /** `false`: discontinued. */
    isActive: boolean;
    /** Shown name. */
    name: string;
    /** Stock keeping unit. */
    sku: string;
    /** The same as a word. */
    status: ProductStatus;
    /** Its smallest rendition, for lists. */
    thumbImageUrl?: string | null;
    /** When it was last changed. */
    updatedAt: string;
  };
export type AttributesResponse = {
  /** Device type. */
  deviceType?: string | null;
  /** Flavour. */
  flavour?: string | null;
  nicotineStrength?: WireMeasure | null;
  /** Number of puffs. */
  puffCount?: number | null;
  volume?: WireMeasure | null;
};
export type ProductDetailsResponse = ProductResponse & {
  /** Attributes of the trade. */
  attributes: AttributesResponse;
  /** Digits of its EAN or UPC. */
  barcode?: string | null;
  /** URL of its compliance sheet, a PDF. */
  complianceSheetUrl?: string | null;
  /** Its pictures in their order; the first is that of lists. */
  images: ImageResponse[];
  /** Whether the product is tracked by lot, so that each movement in must name one. */
  needsLots: boolean;
  /** Its class for taxes, for whoever sees its cost; absent: the standard rates apply. */
  taxClassId?: number | null;
  /** Which state of the product this is; send it back with a change. */
  version: number;
};
export type AttributesRequest = {
  /** Device type, at most 60 characters, for example Disposable, Pod System, Pod, Mod, Tank, Coil, E-Liquid, Battery,
    Charger and Accessory. */
  deviceType?: string | null;
  /** At most 60 characters. */
  flavour?: string | null;
  nicotineStrength?: Numeric | null;
  puffCount?: Numeric | null;
  volume?: Numeric | null;
};
export type ProductRequest = {
  agentPrice?: Numeric | null;
  attributes?: AttributesRequest | null;
  /** EAN-8, UPC-A, EAN-13 or GTIN-14; unique. Empty or `null` removes it; if omitted, it stays unchanged. */
  barcode?: string | null;
  bulkPrice?: Numeric | null;
  bulkQuantity?: Numeric | null;
  bulkQuantityUnit?: string | null;
  bulkUnit?: string | null;
  /** Required; trimmed. */
  category?: string | null;
  customBulkName?: string | null;
  customBulkUnitType?: string | null;
  customPackName?: string | null;
  customPackUnitType?: string | null;
  customUnitType?: string | null;
  customerPrice?: Numeric | null;
  description?: string | null;
  dimensionUnit?: string | null;
  /** The values you saw, field by field, as the API returned them. If one of them has changed since, nothing is
    updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others did in the
    meantime. */
  expected?: object | null;
  height?: Numeric | null;
  /** The first picture, for clients that support only one; `images` takes precedence if both are sent. Empty or
    `null` removes it; if omitted, it stays unchanged. */
  imageUrl?: string | null;
  /** All pictures in order, at most 10. Each is a `/media/` URL returned by `uploadMedia`, a `data:` URL (png, jpeg,
    webp or gif, at most 5 MB), or an https URL. If omitted, they stay unchanged. */
  images?: string[] | null;
  /** `true` for new products; if omitted on update, it stays unchanged. */
  isActive?: boolean | null;
  length?: Numeric | null;
  manufacturerCost?: Numeric | null;
  /** Required; trimmed. */
  name?: string | null;
  /** Whether the product is tracked by batch, so that each movement in must name one; if omitted, it stays unchanged. */
  needsLots?: boolean | null;
  packPrice?: Numeric | null;
  packQuantity?: Numeric | null;
  packQuantityUnit?: string | null;
  packUnit?: string | null;
  quantityUnit?: string | null;
  /** Unique; generated if omitted. */
  sku?: string | null;
  stockBalance?: Numeric | null;
  suggestedDealerMaxPrice?: Numeric | null;
  suggestedDealerMinPrice?: Numeric | null;
  taxClassId?: Numeric | null;
  unitPrice?: Numeric | null;
  unitPriceUnit?: string | null;
  /** On update, the version you saw. If it has changed since, nothing is updated: 409. If omitted, the update
    overwrites what others did in the meantime. */
  version?: number | null;
  weight?: Numeric | null;
  weightUnit?: string | null;
  wholesalerPrice?: Numeric | null;
  width?: Numeric | null;
};
export type ProductFacetKey =
  | "category"
  | "flavour"
  | "deviceType"
  | "nicotineStrength"
  | "volume"
  | "puffCount"
  | "inStock";
export type ProductFacetValue = {
  /** How many. */
  count: number;
  /** A text; a number in decimal; `true` or `false`. */
  value: string;
};
export type ProductFacet = {
  /** Which. */
  key: ProductFacetKey;
  /** Display name. */
  label: string;
  /** Values that occur, at most 50: texts by count, numbers upwards. */
  values: ProductFacetValue[];
};
export type ProductFacetsResponse = {
  /** The facets, always all of them in the same order. */
  facets: ProductFacet[];
  /** Products that pass all filters. */
  total: number;
};
export type PreviewBuyerName =
  | "customer"
  | "referredCustomer"
  | "agent"
  | "dealer"
  | "wholesaler"
  | "storeCustomer";
export type PriceSourceName = "quote" | "dealer" | "regional" | "role" | "tier";
export type PreviewOffer = {
  /** Pieces in one. */
  pieces: number;
  /** Price of one. */
  price: WireMoney;
  /** The pricing rule that applied. */
  source: PriceSourceName;
  /** The tier. */
  tier: TierName;
  /** Price per piece, rounded to cents. */
  unitPrice: WireMoney;
};
export type BuyerPreviewResponse = {
  /** Who. */
  buyer: PreviewBuyerName;
  /** The tiers they could buy. */
  offers: PreviewOffer[];
  /** Why they cannot buy it, as shown to them. */
  refusal?: string | null;
};
export type PricePreviewResponse = {
  /** Every type of buyer. */
  buyers: BuyerPreviewResponse[];
  wholesalerPrice?: WireMoney | null;
};
export type PricePreviewRequest = {
  agentPrice?: Numeric | null;
  bulkPrice?: Numeric | null;
  bulkQuantity?: Numeric | null;
  customerPrice?: Numeric | null;
  manufacturerCost?: Numeric | null;
  name?: string | null;
  packPrice?: Numeric | null;
  packQuantity?: Numeric | null;
  suggestedDealerMaxPrice?: Numeric | null;
  suggestedDealerMinPrice?: Numeric | null;
  unitPrice?: Numeric | null;
};
export type ComplianceSheetResponse = {
  /** Its URL, as products have it. */
  complianceSheetUrl: string;
};
export type SetComplianceSheetRequest = {
  /** A `data:` URL of a PDF of at most 10 MB. */
  file: string;
};
export type CostResponse = {
  /** When it was received. */
  at: string;
  /** Unit cost. */
  cost: WireMoney;
  /** How many were received. */
  pieces: number;
  /** The purchase order. */
  purchaseOrderId: number;
  /** Its number. */
  purchaseOrderNumber: string;
  /** The supplier. */
  supplierName: string;
};
export type DeleteOutcomeName = "deleted" | "discontinued";
export type DeleteProductResponse = {
  /** The sentence. */
  message: string;
  /** `deleted`, or `discontinued` when it has orders or stock movements. */
  outcome: DeleteOutcomeName;
};
export type SetProductLocationRequest = {
  /** Zone, aisle, bay and level, one to four letters or digits each, joined by hyphens; `null` or an empty text clears
    it. */
  location?: string | null;
};
export type PriceFieldName =
  | "manufacturerCost"
  | "wholesalerPrice"
  | "agentPrice"
  | "customerPrice"
  | "suggestedDealerMinPrice"
  | "suggestedDealerMaxPrice"
  | "unitPrice"
  | "packPrice"
  | "bulkPrice";
export type ProductPriceChangeResponse = {
  /** Who changed it; absent for the system. */
  changedBy?: number | null;
  /** Their name. */
  changedByName?: string | null;
  /** When. */
  createdAt: string;
  /** Which price. */
  field: PriceFieldName;
  /** Identity. */
  id: number;
  newPrice?: WireMoney | null;
  oldPrice?: WireMoney | null;
};
export type SetStockRequest = {
  expected?: Numeric | null;
  /** Its last day, when pieces are found. */
  expiresOn?: string | null;
  /** The batch with the surplus or shortage. Required for a surplus of a product tracked by batch; if omitted for a
    shortage, first-expiring batches are reduced. */
  lotCode?: string | null;
  /** Its production date, when pieces are found. */
  producedOn?: string | null;
  /** Reason; a standard text if omitted. */
  reason?: string | null;
  stockBalance?: Numeric | null;
  updatedBy?: Numeric | null;
};
export type WishlistIdsResponse = {
  /** Saved products, the latest first; at most 200. */
  saved: number[];
  /** Sold-out products whose return is to be announced, by id; at most 200. */
  stockAlerts: number[];
};
export type SourceResponse = {
  cost?: WireMoney | null;
  /** Lead time in days; absent: from the settings. */
  leadDays?: number | null;
  /** Order multiple in pieces. */
  packSize: number;
  /** The supplier. */
  supplierId: number;
  /** Its name. */
  supplierName: string;
};
export type ProductSupplierRequest = {
  cost?: WireMoney | null;
  /** The supplier; an active one. */
  supplierId: WireInt;
};
export type HasTransactionsResponse = {
  /** `true`: deleting discontinues it. */
  hasTransactions: boolean;
};
export type PurchaseStateName =
  | "draft"
  | "rejected"
  | "approved"
  | "ordered"
  | "partlyReceived"
  | "received"
  | "closed"
  | "cancelled";
export type PurchaseOrderResponse = {
  /** When it was approved. */
  approvedAt?: string | null;
  /** When it was closed or called off. */
  closedAt?: string | null;
  /** When it was created. */
  createdAt: string;
  /** The creator; absent for the system. */
  createdBy?: number | null;
  /** When it should arrive. */
  expectedOn?: string | null;
  /** Identity. */
  id: number;
  /** How many lines it has. */
  lineCount: number;
  /** For the supplier. */
  note?: string | null;
  /** Its number. */
  number: string;
  /** When it was sent. */
  orderedAt?: string | null;
  /** Pieces that were ordered. */
  pieces: number;
  /** Pieces received. */
  received: number;
  /** Its status. */
  state: PurchaseStateName;
  /** The supplier. */
  supplierId: number;
  /** Their name. */
  supplierName: string;
  total?: WireMoney | null;
  /** Version, incremented with each change. */
  version: number;
};
export type PurchaseStepName =
  "change" | "approve" | "reject" | "send" | "receive" | "close" | "cancel";
export type PurchaseLineResponse = {
  cost?: WireMoney | null;
  /** Received less ordered: positive is an over-delivery, negative a shortage. */
  difference: number;
  /** Identity. */
  id: number;
  /** Outstanding pieces. */
  missing: number;
  /** How many were ordered. */
  pieces: number;
  /** The product. */
  productId: number;
  /** Its name now. */
  productName: string;
  /** Its SKU now. */
  productSku: string;
  /** Pieces received. */
  received: number;
  /** Pieces rejected on receipt. */
  rejected: number;
  /** The supplier's product number. */
  supplierSku?: string | null;
  /** Its picture now; absent if it has none. */
  thumbImageUrl?: string | null;
};
export type ReceiptLineResponse = {
  /** The line of the purchase order. */
  lineId: number;
  /** Its code. */
  lotCode?: string | null;
  /** The batch. */
  lotId?: number | null;
  /** The movement of the ledger. */
  movementId?: number | null;
  /** Pieces received. */
  pieces: number;
  /** The product. */
  productId: number;
  /** Why they were. */
  reason?: string | null;
  /** Pieces that were refused. */
  rejected: number;
};
export type ReceiptResponse = {
  /** Identity. */
  id: number;
  /** The supplier's invoice or delivery note. */
  invoice?: string | null;
  /** The received lines. */
  lines: ReceiptLineResponse[];
  /** For colleagues. */
  note?: string | null;
  /** When. */
  receivedAt: string;
  /** The user who received them; absent for the system. */
  receivedByName?: string | null;
};
export type PurchaseOrderDetailsResponse = PurchaseOrderResponse & {
  /** Actions available to the caller. */
  allowedSteps: PurchaseStepName[];
  /** The approver. */
  approvedByName?: string | null;
  /** The creator. */
  createdByName?: string | null;
  /** Its lines. */
  lines: PurchaseLineResponse[];
  /** Receipts, oldest first. */
  receipts: ReceiptResponse[];
  /** When it was last rejected; it stays when the order is approved after all. */
  rejectedAt?: string | null;
  /** Who rejected it. */
  rejectedByName?: string | null;
  /** The reason. */
  rejectionNote?: string | null;
  /** The email address. */
  supplierEmail?: string | null;
};
export type PurchaseWishRequest = {
  cost?: WireMoney | null;
  pieces?: WireInt | null;
  /** The product. */
  productId: WireInt;
  supplierId?: WireInt | null;
};
export type PurchaseOrdersRequest = {
  /** Expected date; from the supplier's lead time if omitted. */
  expectedOn?: string | null;
  /** 1 to 200 products. */
  lines?: PurchaseWishRequest[];
  /** For the supplier; printed on the document. */
  note?: string | null;
  supplierId?: WireInt | null;
};
export type PurchaseLineRequest = {
  cost?: WireMoney | null;
  /** How many. */
  pieces: WireInt;
  /** The product. */
  productId: WireInt;
};
export type PurchaseChangeRequest = {
  /** The values you saw, field by field, as the API returned them. If one of them has changed since, nothing is
    updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others did in the
    meantime. */
  expected?: object | null;
  /** When it should arrive; `null` empties it. */
  expectedOn?: string | null;
  /** The version you saw. */
  expectedVersion: WireInt;
  /** All lines again. */
  lines?: PurchaseLineRequest[] | null;
  /** For the supplier; an empty text empties it. */
  note?: string | null;
};
export type PurchaseStepRequest = {
  expectedVersion?: WireInt | null;
};
export type ReceiptLineRequest = {
  /** The batch's last day. */
  expiresOn?: string | null;
  /** The line of the purchase order. */
  lineId: WireInt;
  /** The batch; created if new. */
  lotCode?: string | null;
  /** The batch by its id, in place of its code. */
  lotId?: number | null;
  pieces?: WireInt | null;
  /** The batch's production date. */
  producedOn?: string | null;
  /** Why they are. */
  reason?: string | null;
  rejected?: WireInt | null;
};
export type ReceiptRequest = {
  /** The supplier's invoice or delivery note. */
  invoice?: string | null;
  /** Received lines; a line may appear several times, with different batches. */
  lines?: ReceiptLineRequest[];
  /** For colleagues. */
  note?: string | null;
};
export type RejectPurchaseRequest = {
  expectedVersion?: WireInt | null;
  /** The reason, for whoever made the order; 1 to 1,000 characters. */
  note: string;
};
export type SendPurchaseRequest = {
  expectedVersion?: WireInt | null;
  /** Whether it is mailed to the supplier's address. */
  mail?: boolean;
};
export type SuggestionResponse = {
  /** On hand, neither promised to orders nor on hold. */
  available: number;
  /** Days of stock left; absent if there are no sales. */
  daysLeft?: number | null;
  /** On order, including drafts. */
  onOrder: number;
  /** How many should be ordered. */
  pieces: number;
  /** The product. */
  productId: number;
  /** Its name. */
  productName: string;
  /** Its SKU. */
  productSku: string;
  /** Why, in a sentence or two. */
  reason: string;
  /** At or below this many it is time. */
  reorderPoint: number;
  /** Sold in the period, less returns. */
  sold: number;
  source?: SourceResponse | null;
};
export type ReferralCheckResponse = {
  /** The code. */
  referralCode: string;
  /** The owner's role: `agent` or `sub-agent`. */
  role: RoleName;
};
export type RegionPlaceBody = {
  /** The country; compared without case. */
  country: string;
  /** A zone that takes precedence over its country. */
  zone?: string | null;
};
export type RegionResponse = {
  /** Active, approved agents and sub-agents there. */
  agentCount: number;
  /** Active, approved dealers there. */
  dealerCount: number;
  /** Display name. */
  name: string;
  /** Its countries and separate zones. */
  places: RegionPlaceBody[];
  /** Which. */
  region: RegionName;
};
export type RegionsResponse = {
  /** Active, approved agents and sub-agents outside all regions. */
  agentsElsewhere: number;
  /** Active, approved dealers outside all regions. */
  dealersElsewhere: number;
  /** All four regions. */
  regions: RegionResponse[];
  /** Send it when you replace the table. */
  version: number;
};
export type RegionPlaces = {
  asia?: RegionPlaceBody[];
  canada?: RegionPlaceBody[];
  europe?: RegionPlaceBody[];
  usa?: RegionPlaceBody[];
};
export type SetRegionsRequest = {
  /** The places of each region; an omitted region has none. */
  regions: RegionPlaces;
  /** The version the user saw. */
  version: number;
};
export type RegionMemberResponse = {
  /** Their company. */
  companyName?: string | null;
  /** Their country. */
  country?: string | null;
  /** When they registered. */
  createdAt: string;
  /** Their name. */
  fullName: string;
  /** Their account. */
  id: number;
  /** Their role. */
  role: RoleName;
  /** Their zone. */
  zone?: string | null;
};
export type SalesSideName =
  | "channel"
  | "region"
  | "role"
  | "dealer"
  | "buyer"
  | "agent"
  | "product"
  | "category";
export type ComparisonName = "previous" | "year";
export type ReportIntervalName = "week" | "month";
export type ReportFilesName = "pdf" | "csv" | "both";
export type ReportScheduleResponse = {
  by?: SalesSideName | null;
  compare?: ComparisonName | null;
  /** How often. */
  every: ReportIntervalName;
  /** As a PDF document, a CSV file or both. */
  files: ReportFilesName;
  /** Identity. */
  id: number;
  /** The business day on which it is sent next, at 07:00. */
  nextOn: string;
  /** Interval of one point of the series. */
  step: BucketName;
};
export type ReportScheduleRequest = {
  by?: SalesSideName | null;
  compare?: ComparisonName | null;
  /** How often. */
  every: ReportIntervalName;
  /** As a PDF document, a CSV file or both. */
  files: ReportFilesName;
  step?: BucketName | null;
};
export type AnswerReturnRequest = {
  /** Note for the buyer; required to reject. */
  reason?: string | null;
};
export type ReceivedPiecesRequest = {
  lineId?: Numeric | null;
  pieces?: Numeric | null;
  /** `true`: they are restocked into the batches they came from. */
  restock?: boolean;
};
export type ReceiveReturnRequest = {
  /** By line and condition; anything omitted did not arrive. */
  lines?: ReceivedPiecesRequest[];
};
export type SavedCartResponse = {
  /** When it was saved. */
  createdAt: string;
  /** Identity. */
  id: number;
  /** How many lines it has. */
  lines: number;
  /** What its owner calls it. */
  name: string;
};
export type SavedCartRequest = {
  /** The name, at most 60 characters; no two saved carts of a person have the same. */
  name: string | null;
};
export type SavedViewResponse = {
  /** Identity. */
  id: number;
  /** Key of the list. */
  list: string;
  /** Its name. */
  name: string;
  /** The list's query string: filters, order and columns. */
  query: string;
};
export type SavedViewRequest = {
  /** Key of the list, at most 120 characters. */
  list: string | null;
  /** A name for it, 1 to 60 characters; each name once in a list. */
  name: string | null;
  /** The list's query string, at most 2,000 characters; empty: everything. */
  query?: string | null;
};
export type UpdateSavedViewRequest = {
  /** A new name, 1 to 60 characters; each name once in a list. */
  name?: string | null;
  /** A new query string, at most 2,000 characters. */
  query?: string | null;
};
export type SearchActionName =
  | "recordPayment"
  | "trackShipment"
  | "releaseLot"
  | "resolveIssue"
  | "reviewAccount";
export type DocumentTypeName =
  | "quotation"
  | "invoice"
  | "receipt"
  | "deliveryNote"
  | "creditNote"
  | "return"
  | "purchaseOrder";
export type SearchKindName =
  | "product"
  | "order"
  | "shipment"
  | "document"
  | "person"
  | "supplier"
  | "lot"
  | "issue";
export type SearchItem = {
  action?: SearchActionName | null;
  /** The carrier of a shipment. */
  carrier?: string | null;
  /** Distinguishes it from others with the same name, such as the SKU, the buyer or the company. */
  detail?: string | null;
  document?: DocumentTypeName | null;
  /** The id of the product, order, account, supplier, batch, issue, return or purchase order that opens; of the
    documents of an order the order's; of a shipment its own, which opens with its order. */
  id: number;
  /** Its kind. */
  kind: SearchKindName;
  /** The order it is or belongs to. */
  orderId?: number | null;
  /** The product of a batch. */
  productId?: number | null;
  role?: RoleName | null;
  /** Its status by the name that its own list uses, such as `pending` or `held`; of documents of an order the
    order's; of shipments `shipped`, `delivered` or `late`; of people `pending`, `approved`, `rejected` or
    `inactive`; left out where the caller may not see it. */
  status?: string | null;
  /** Its name or number. */
  title: string;
  /** The tracking number of a shipment. */
  trackingNumber?: string | null;
};
export type SearchResponse = {
  /** Products, orders, shipments, documents, people, suppliers, batches and issues, in this order, the best of each
    first. */
  items: SearchItem[];
};
export type SearchSynonymsResponse = {
  /** Groups of words that mean the same. */
  groups: string[][];
  /** Send it when you replace the table. */
  version: number;
};
export type SetSearchSynonymsRequest = {
  /** At most 500 groups of 2 to 20 words. */
  groups: string[][];
  /** The version the user saw. */
  version: number;
};
export type SettingKind =
  "integer" | "percent" | "money" | "boolean" | "text" | "list" | "choice";
export type SettingResponse = {
  /** The words to choose from; empty for other kinds. */
  choices: string[];
  /** The value while nothing else was set. */
  defaultValue: string;
  /** Its description. */
  description: string;
  /** The group it belongs to. */
  group: string;
  /** Its name in requests. */
  key: string;
  /** Allowed values. */
  kind: SettingKind;
  /** Display name. */
  label: string;
  /** When it was last set; absent while it has its default. */
  updatedAt?: string | null;
  /** Its value, as text whatever the kind; list entries on separate lines. */
  value: string;
};
export type SettingValue = {
  /** The value you saw. If it has changed since, nothing is set: 409, and `errors` gives its `current` value. If
    omitted, it is set regardless. */
  expected?: string | null;
  /** Which. */
  key: string;
  /** As text whatever the kind; list entries on separate lines. */
  value: string;
};
export type UpdateSettingsRequest = {
  /** The settings to set; others stay. */
  values: SettingValue[];
};
export type CompanyLogoResponse = {
  /** The setting. */
  key: string;
  /** When it was last set; absent if there is none. */
  updatedAt?: string | null;
  /** URL of the logo: below `/media/`, or an external https URL. Empty if there is none. */
  value: string;
};
export type SetCompanyLogoRequest = {
  /** The values you saw, field by field, as the API returned them. If one of them has changed since, nothing is
    updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others did in the
    meantime. */
  expected?: object | null;
  /** Ignored: the signed-in user is used. */
  updatedBy?: number | null;
  /** An https address, an address below `/media/`, or a `data:` URL of a picture of at most 5 MB. */
  value: string;
};
export type SettingEntryResponse = {
  /** When. */
  createdAt: string;
  /** The value that counted before; absent when there was none. */
  from?: string | null;
  /** Their first and last name. */
  fullName?: string | null;
  /** Identity. */
  id: number;
  /** Which setting. */
  key: string;
  /** Its name for people; absent for a setting that is no more. */
  label?: string | null;
  /** The value since. */
  to: string;
  /** The user who changed it; absent for the system. */
  userId?: number | null;
  /** Their username. */
  username?: string | null;
};
export type AgentPlanResponse = CommissionRatesResponse & {
  /** Maximum bonus an agent can earn in a month. */
  bonusMaximum: WireMoney;
  /** Bonus as a percentage of a month's approved commissions. */
  bonusPercent: number;
};
export type PublicSettingsResponse = {
  /** The current agent rate. */
  agentPlan: AgentPlanResponse;
  /** The business time zone, as an IANA name. */
  businessTimeZone: string;
  /** Countries in which nothing is sold to consumers; compared without case. */
  closedCountries: string[];
  /** The company's address, one line below the other; absent if it is not set. */
  companyAddress?: string | null;
  /** Its email address for questions; absent if it is not set. */
  companyEmail?: string | null;
  /** The company's name. */
  companyName: string;
  /** Its telephone number; absent if it is not set. */
  companyPhone?: string | null;
  /** The currency symbol, shown before every amount. */
  currencySymbol: string;
  /** URL of the company's logo; absent if there is none. */
  logoUrl?: string | null;
  /** Minimum age to register; 0 disables the age check. */
  minimumAge: number;
  /** The version of the terms that people agree to when they register. */
  termsVersion: string;
};
export type StockCountResponse = {
  /** When. */
  createdAt: string;
  /** The user who posted it; absent for the system. */
  createdBy?: number | null;
  /** Their name. */
  createdByName?: string | null;
  /** Lines that differed. */
  differenceCount: number;
  /** Identity. */
  id: number;
  /** Lines counted. */
  lineCount: number;
  /** Pieces found. */
  piecesIn: number;
  /** Pieces missing. */
  piecesOut: number;
  /** Why. */
  reason: string;
};
export type StockCountLineResponse = {
  /** The figure that was counted. */
  counted: number;
  /** The stock change: positive in, negative out. */
  difference: number;
  /** The figure before. */
  expected: number;
  /** Its code. */
  lotCode?: string | null;
  /** The batch. */
  lotId?: number | null;
  /** The product. */
  productId: number;
  /** Its name now. */
  productName: string;
  /** Its SKU now. */
  productSku: string;
};
export type StockCountDetailsResponse = StockCountResponse & {
  /** Its lines in their order. */
  lines: StockCountLineResponse[];
};
export type StockCountLineRequest = {
  /** The figure that was counted. */
  counted: Numeric;
  /** The figure that was believed when it was counted. */
  expected: Numeric;
  lotId?: Numeric | null;
  /** The product. */
  productId: Numeric;
};
export type StockCountRequest = {
  /** The figures, 1 to 1000. */
  lines?: StockCountLineRequest[];
  /** Why, for all movements of the count; the preview needs none. */
  reason?: string;
};
export type StockCountPreviewLine = {
  /** The figure now. */
  balance: number;
  /** The figure that was counted. */
  counted: number;
  /** The planned stock change: positive in, negative out. */
  difference: number;
  /** The figure that was believed. */
  expected: number;
  /** The batch. */
  lotId?: number | null;
  /** Why it cannot be posted. */
  problem?: string | null;
  /** The product. */
  productId: number;
};
export type StockUpdateResponse = {
  /** Identity. */
  id: number;
  /** The balance after it. */
  newStock: number;
  /** The product. */
  productId: number;
  /** Its name now. */
  productName: string;
  /** Its SKU now. */
  productSku: string;
  /** Why; a standard text in your language. */
  reason?: string | null;
  /** When. */
  updatedAt: string;
  /** Who; absent for the system. */
  updatedBy?: number | null;
  /** Their name. */
  updatedByName?: string | null;
};
export type DealerStoreResponse = {
  /** What the dealer says of it: plain text, paragraphs divided by line breaks. */
  about?: string | null;
  /** Where. */
  country?: string | null;
  /** Its dealer; use it as `sellerId` in orders. */
  id: number;
  /** URL of its logo. */
  logoUrl?: string | null;
  /** The company name, otherwise the dealer's name. */
  name: string;
  /** The address of its page. Whatever stands before the number, the number says whose store it is. */
  path: string;
  /** The zone within the country. */
  zone?: string | null;
};
export type UpdateDealerStoreRequest = {
  /** Plain text of at most 1,000 characters, paragraphs divided by line breaks; `null` or an empty text clears it. */
  about?: string | null;
  /** The values you saw, field by field, as the API returned them. If one of them has changed since, nothing is
    updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others did in the
    meantime. */
  expected?: object | null;
  /** A `data:` URL of a png, jpeg, webp or gif of at most 5 MB; `null` or an empty text removes the logo. */
  logo?: string | null;
};
export type SupplierResponse = {
  /** Address, in lines. */
  address?: string | null;
  /** Contact person. */
  contact?: string | null;
  /** When it was added. */
  createdAt: string;
  /** Email address for orders. */
  email?: string | null;
  /** Identity. */
  id: number;
  /** Whether the supplier is active. */
  isActive: boolean;
  /** Lead time in days; absent: from the settings. */
  leadDays?: number | null;
  /** Unique, ignoring case. */
  name: string;
  /** For colleagues. */
  notes?: string | null;
  /** Telephone number. */
  phone?: string | null;
  /** When it was last changed. */
  updatedAt: string;
  /** Version, incremented with each change. */
  version: number;
};
export type SupplierProductResponse = {
  cost?: WireMoney | null;
  /** Whether it is ordered here first. */
  isPreferred: boolean;
  /** Minimum order quantity in pieces. */
  minimumPieces: number;
  /** Order multiple in pieces. */
  packSize: number;
  /** The product. */
  productId: number;
  /** Its name now. */
  productName: string;
  /** Its SKU now. */
  productSku: string;
  /** The supplier's product number. */
  supplierSku?: string | null;
};
export type SupplierDetailsResponse = SupplierResponse & {
  /** Its products, by name. */
  products: SupplierProductResponse[];
};
export type SupplierRequest = {
  /** Address, in lines. */
  address?: string | null;
  /** Contact person. */
  contact?: string | null;
  /** Email address for orders. */
  email?: string | null;
  /** Whether the supplier is active; true if omitted. */
  isActive?: boolean | null;
  leadDays?: WireInt | null;
  /** Unique without case; at most 120 characters. */
  name?: string;
  /** For colleagues. */
  notes?: string | null;
  /** Telephone number. */
  phone?: string | null;
};
export type SupplierChangeRequest = {
  /** Address, in lines. */
  address?: string | null;
  /** Contact person. */
  contact?: string | null;
  /** Email address for orders. */
  email?: string | null;
  /** The values you saw, field by field, as the API returned them. If one of them has changed since, nothing is
    updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others did in the
    meantime. */
  expected?: object | null;
  /** The version you saw. */
  expectedVersion: WireInt;
  /** Whether the supplier is active. */
  isActive?: boolean | null;
  /** Days from order to delivery. */
  leadDays?: number | null;
  /** Unique, ignoring case. */
  name?: string | null;
  /** For colleagues. */
  notes?: string | null;
  /** Telephone number. */
  phone?: string | null;
};
export type SupplierProductRequest = {
  /** Unit cost. */
  cost: WireMoney;
  /** Whether it is ordered here first; then it is so nowhere else. */
  isPreferred?: boolean;
  minimumPieces?: WireInt | null;
  packSize?: WireInt | null;
  /** The product. */
  productId: WireInt;
  /** The supplier's product number. */
  supplierSku?: string | null;
};
export type SupplierProductsRequest = {
  /** The supplier version you saw. */
  expectedVersion: WireInt;
  /** At most 1000 products. */
  products: SupplierProductRequest[];
};
export type DatabaseKindName = "sqlite" | "postgres";
export type DatabaseResponse = {
  /** Its size in bytes. */
  bytes: number;
  /** Its kind. */
  kind: DatabaseKindName;
  /** Number of migrations applied. */
  migrationCount: number;
  /** The applied migrations, oldest first. */
  migrations: string[];
  /** Its own version. */
  version: string;
};
export type MailModeName = "smtp" | "outbox";
export type StorageResponse = {
  /** Their length together, in bytes. */
  bytes: number;
  /** Files: pictures with their renditions, documents, photos. */
  files: number;
};
export type SystemResponse = {
  /** The directory in which this instance stores backups. */
  backupDirectory: string;
  /** The state of the source it was built from; absent when the build did not say. */
  commit?: string | null;
  /** The database. */
  database: DatabaseResponse;
  /** How mail is handled. */
  mail: MailModeName;
  /** Open notification streams at this instance. */
  openStreams: number;
  /** Since when this instance runs. */
  startedAt: string;
  /** Pictures and documents. */
  storage: StorageResponse;
  /** For how many seconds it runs. */
  uptimeSeconds: number;
  /** The program's version. */
  version: string;
};
export type TaxClassResponse = {
  /** Identity. */
  id: number;
  /** Its name. */
  name: string;
  /** Products in it. */
  products: number;
};
export type TaxRoundingName = "document" | "line";
export type TaxPlaceResponse = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Its name. */
  name: string;
  /** ISO 3166-2; absent for the whole country. */
  subdivision?: string | null;
};
export type TaxRateResponse = {
  /** Whether it is charged on the taxes before it, too. */
  compound: boolean;
  /** Its name on documents. */
  name: string;
  /** In percent, with up to four decimals. */
  percent: string;
  /** The class it is for; absent for the standard rate. */
  taxClassId?: number | null;
  /** The first day on which it applies, in the business time zone. */
  validFrom?: string | null;
  /** The last such day. */
  validUntil?: string | null;
};
export type TaxZoneResponse = {
  /** Identity. */
  id: number;
  /** Its name. */
  name: string;
  /** Countries and subdivisions; a subdivision takes precedence over its country in another zone. */
  places: TaxPlaceResponse[];
  /** Whether the prices that buyers there see include the tax. */
  pricesIncludeTax: boolean;
  /** Its rates; without any, nothing is due. */
  rates: TaxRateResponse[];
  /** The sentence on documents of buyers who account for the tax themselves; absent where nobody does. */
  reverseCharge?: string | null;
  /** A sentence on documents. */
  statement?: string | null;
};
export type TaxResponse = {
  /** Classes of products. */
  classes: TaxClassResponse[];
  /** The rate outside all zones in percent, by the setting `taxBasisPoints`. */
  defaultRate: string;
  /** Whether taxes are rounded once for a document or for each line. */
  rounding: TaxRoundingName;
  /** Version; send it back with a change. */
  version: number;
  /** Zones. */
  zones: TaxZoneResponse[];
};
export type TaxClassRequest = {
  /** Which one; a new one if omitted or below 0. Rates of the same request can name a new class by such a number. */
  id?: number | null;
  /** Its name, at most 60 characters; unique, ignoring case. */
  name: string;
};
export type TaxPlaceRequest = {
  /** A code of ISO 3166-1 or an English name; also a code of ISO 3166-2. */
  country: string;
  /** A code of ISO 3166-2 or a name; the whole country if omitted. */
  subdivision?: string | null;
};
export type TaxRateRequest = {
  /** Whether it is charged on the taxes before it, too. */
  compound?: boolean;
  /** Its name on documents, at most 60 characters. */
  name: string;
  /** In percent from 0 to 100, with up to four decimals. */
  percent: Numeric;
  /** The class it is for; the standard rate if omitted. */
  taxClassId?: number | null;
  /** The first day on which it applies, in the business time zone. */
  validFrom?: string | null;
  /** The last such day. */
  validUntil?: string | null;
};
export type TaxZoneRequest = {
  /** Which one; a new one if omitted. */
  id?: number | null;
  /** Its name, at most 60 characters; unique, ignoring case. */
  name: string;
  /** Countries and subdivisions, at most 300; each is in one zone only. */
  places?: TaxPlaceRequest[];
  /** Whether the prices that buyers there see include the tax. */
  pricesIncludeTax?: boolean;
  /** Its rates, at most 100; of a class at most three apply on the same day. */
  rates?: TaxRateRequest[];
  /** The sentence on documents of buyers who account for the tax themselves, at most 200 characters: businesses with a
    verified tax number of a country of the zone pay none. Without it the zone has no reverse charge. */
  reverseCharge?: string | null;
  /** A sentence on documents, at most 200 characters. */
  statement?: string | null;
};
export type SetTaxRequest = {
  /** Classes of products, at most 50. One that is left out is removed; products must not have it. */
  classes?: TaxClassRequest[];
  /** Whether taxes are rounded once for a document or for each line. */
  rounding: TaxRoundingName;
  /** The version the user saw. */
  version: number;
  /** Zones, at most 200. One that is left out is removed; valid exemption certificates must not name it. */
  zones?: TaxZoneRequest[];
};
export type TokenScope =
  | "accounts:read"
  | "accounts:write"
  | "employees:read"
  | "employees:write"
  | "notifications:read"
  | "notifications:write"
  | "issues:read"
  | "issues:write"
  | "products:read"
  | "products:write"
  | "prices:read"
  | "prices:write"
  | "stock:read"
  | "stock:write"
  | "imports:read"
  | "imports:write"
  | "cart:read"
  | "cart:write"
  | "orders:read"
  | "orders:write"
  | "warehouse:read"
  | "warehouse:write"
  | "purchasing:read"
  | "purchasing:write"
  | "commissions:read"
  | "commissions:write"
  | "analytics:read"
  | "analytics:write"
  | "webhooks:read"
  | "webhooks:write"
  | "settings:read"
  | "settings:write"
  | "security:read"
  | "security:write"
  | "backups:read"
  | "backups:write";
export type TokenState = "active" | "expired" | "revoked";
export type TokenResponse = {
  /** When it was created. */
  createdAt: string;
  /** When it ends. */
  expiresAt: string;
  /** Identity. */
  id: number;
  /** Its last request, to about a minute; absent when it was never used. */
  lastUsedAt?: string | null;
  /** The owner's name for it. */
  name: string;
  /** The first letters of the key. */
  preview: string;
  /** When it was revoked. */
  revokedAt?: string | null;
  /** Its scopes. */
  scopes: TokenScope[];
  /** Its status. */
  state: TokenState;
  /** Whose. */
  userId: number;
};
export type NewTokenResponse = TokenResponse & {
  /** Its key, shown only once. Send it as `Authorization: Bearer tw_…`. */
  token: string;
};
export type CreateTokenRequest = {
  /** Expiry, at most a year from now; 90 days if omitted. */
  expiresAt?: string | null;
  /** A name for it, 1 to 80 characters. */
  name: string;
  /** Its scopes, at least one. */
  scopes: TokenScope[];
};
export type ActivityResponse = {
  /** The action. */
  action: string;
  /** The same time under an older name. */
  createdAt: string;
  /** A human-readable message. */
  description: string;
  /** Their first and last name. */
  fullName?: string | null;
  /** Identity. */
  id: number;
  /** The IP address. */
  ipAddress?: string | null;
  role?: RoleName | null;
  /** The account it is about, if it is another user's. */
  subjectId?: number | null;
  /** When. */
  timestamp: string;
  /** The browser's user agent. */
  userAgent?: string | null;
  /** The actor; absent for the system. */
  userId?: number | null;
  /** Their username. */
  username?: string | null;
};
export type RecordActivityRequest = {
  /** `login` or `logout`. */
  action?: string | null;
  /** Always null in the older client. */
  ipAddress?: string | null;
  /** The browser's user agent. */
  userAgent?: string | null;
  /** Who, as the client says. */
  userId?: number | null;
};
export type UserEnvelope = {
  /** The account. */
  user: UserResponse;
};
export type UpdateUserRequest = {
  /** Day of birth, `YYYY-MM-DD`; may be put right, not removed. */
  birthDate?: string | null;
  /** A manufacturer's business type. */
  businessType?: string | null;
  /** Postal address of the company. */
  companyAddress?: string | null;
  /** Company. */
  companyName?: string | null;
  /** Country. */
  country?: string | null;
  /** The password, for another email address. */
  currentPassword?: string | null;
  /** Business description. */
  description?: string | null;
  /** Distribution area of a wholesaler. */
  distributionRegions?: string | null;
  /** Email address; changing it requires `currentPassword`. */
  email?: string | null;
  /** The values you saw, field by field, as the API returned them. If one of them has changed since, nothing is
    updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others did in the
    meantime. */
  expected?: object | null;
  /** Given name. */
  firstName?: string | null;
  /** The language of mail and messages: `en`, `ms`, `zh` or `th`; `null`: as the browser says. */
  language?: string | null;
  /** Family name. */
  lastName?: string | null;
  /** Telephone number. */
  phone?: string | null;
  /** Zone, state or city. */
  zone?: string | null;
};
export type DeactivateRequest = {
  /** Kept in the log; at most 500 characters. */
  reason?: string | null;
};
export type UploadDocumentRequest = {
  /** Last day on which it is valid. */
  expiresOn?: string | null;
  /** A `data:` URL of at most 10 MB. */
  file: string;
  /** The name it had. */
  fileName?: string | null;
  /** Type of document, one of those requested from the role. */
  kind: string;
};
export type TaxExemptionResponse = {
  /** Identity. */
  id: number;
  /** Whether it is valid today. */
  isValid: boolean;
  /** Its number. */
  number: string;
  /** The first day on which it is valid, in the business time zone. */
  validFrom?: string | null;
  /** The last such day. */
  validUntil: string;
  /** The tax zone it is for; absent for all zones. */
  zoneId?: number | null;
  /** The zone's name. */
  zoneName?: string | null;
};
export type TaxNumberStatusName = "unverified" | "verified" | "rejected";
export type TaxNumberResponse = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** When it was verified or rejected. */
  decidedAt?: string | null;
  /** What the reviewer wrote to the account holder. */
  note?: string | null;
  /** The number in capitals without blanks, with the prefix of countries that have one. */
  number: string;
  /** Whether it is verified. */
  status: TaxNumberStatusName;
};
export type UserTaxResponse = {
  /** Its exemption certificates but those withdrawn, the one that ends last first; at most 100. */
  exemptions: TaxExemptionResponse[];
  taxNumber?: TaxNumberResponse | null;
};
export type AddTaxExemptionRequest = {
  /** Its number, at most 60 characters. */
  number: string | null;
  /** The first day on which it is valid, in the business time zone. */
  validFrom?: string | null;
  /** The last such day. */
  validUntil: string;
  /** The tax zone it is for; for all zones if omitted. */
  zoneId?: number | null;
};
export type RejectRequest = {
  /** Told to the person; at most 500 characters. */
  reason: string;
};
export type RoleChangeRequest = {
  /** The values you saw, field by field, as the API returned them. If one of them has changed since, nothing is
    updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others did in the
    meantime. */
  expected?: object | null;
  /** Sent to the account holder and logged; at most 500 characters. */
  reason?: string | null;
  /** `wholesaler`, `dealer`, `agent`, `sub-agent` or `customer`. */
  role: string;
};
export type RoleChoicesResponse = {
  /** Available choices; empty if there are none. */
  allowed: string[];
  /** Why other roles, or all, are not available. */
  refusal?: string | null;
  /** The role. */
  role: string;
};
export type SetTaxNumberRequest = {
  /** A code of ISO 3166-1 or an English name. */
  country?: string | null;
  /** The number as it is written, with or without its prefix, at most 30 characters; `null` or blank removes it. */
  number?: string | null;
};
export type TaxNumberDecisionName = "verified" | "rejected";
export type DecideTaxNumberRequest = {
  /** Sent to the account holder, at most 500 characters. */
  note?: string | null;
  /** The number the reviewer saw. */
  number: string;
  /** The decision. */
  status: TaxNumberDecisionName;
};
export type VerificationEventName =
  | "registered"
  | "submitted"
  | "accepted"
  | "refused"
  | "approved"
  | "rejected"
  | "reminded"
  | "expired";
export type VerificationEventResponse = {
  /** The actor; absent for the system. */
  actorName?: string | null;
  /** When. */
  createdAt: string;
  documentKind?: DocumentName | null;
  /** What. */
  event: VerificationEventName;
  /** In the reviewer's words; of a rejection, its reason. In your language where the server writes it. */
  note?: string | null;
  reason?: RefusalReasonName | null;
};
export type LackName = "missing" | "refused" | "expired";
export type MissingDocumentResponse = {
  /** Whether the account cannot be approved without it. */
  isRequired: boolean;
  /** Which. */
  kind: DocumentName;
  /** Display name. */
  label: string;
  /** In the reviewer's words. */
  note?: string | null;
  reason?: RefusalReasonName | null;
  /** Why it is missing. */
  why: LackName;
};
export type VerificationCaseResponse = {
  /** The documents that count, oldest first. */
  documents: DocumentResponse[];
  /** Events, oldest first. */
  history: VerificationEventResponse[];
  /** Those that lack. */
  missing: MissingDocumentResponse[];
  /** The account. */
  user: UserResponse;
};
export type VerificationSummaryResponse = {
  /** Kinds of document that are missing or have ended. */
  documentsMissing: number;
  /** Unreviewed documents. */
  documentsPending: number;
  /** Documents that were refused and not replaced. */
  documentsRefused: number;
  /** The account. */
  user: UserResponse;
  /** When the account was registered. */
  waitingSince: string;
};
export type WaitingKindName =
  | "documents"
  | "registrations"
  | "passwordResets"
  | "placeChanges"
  | "quoteRequests"
  | "quoteOffers"
  | "returns"
  | "payouts"
  | "storeOrders"
  | "unpaidOrders"
  | "openPicks"
  | "ordersToPick"
  | "ordersToShip"
  | "purchaseDrafts"
  | "lateDeliveries"
  | "lowStock"
  | "expiringLots"
  | "issues";
export type WaitingItem = {
  /** How many, at least one. */
  count: number;
  /** Their kind. */
  kind: WaitingKindName;
  /** Since when the first of them has been waiting; only of kinds where this is known. */
  oldestAt?: string | null;
};
export type WaitingListResponse = {
  /** The kinds of which something waits, the most urgent first. */
  items: WaitingItem[];
};
export type CourierAssignment = {
  /** The courier. */
  courier: CourierName;
  /** The orders that were newly assigned. */
  orderIds: number[];
};
export type AssignCourierRequest = {
  /** The courier; `none` removes the assignment. */
  courier?: CourierName;
  /** The orders, at most 200. */
  orderIds?: Numeric[];
};
export type CourierFigures = {
  /** Economy. */
  economy: number;
  /** Express. */
  express: number;
  /** Collected by the buyer, or no courier assigned yet. */
  none: number;
  /** Standard. */
  standard: number;
};
export type WorkFigures = {
  /** Issues that were decided, solved or not, and have not been opened again. */
  issuesClosed: number;
  /** Orders that were delivered or completed. */
  ordersDelivered: number;
  /** Orders that were packed, shipped, delivered or completed; each counts once a day. */
  ordersProcessed: number;
  /** Orders whose goods left: shipped, or delivered or completed without that step. */
  ordersShipped: number;
  /** Pieces that came in from production. */
  piecesProduced: number;
  /** Pieces that came in from suppliers. */
  piecesReceived: number;
};
export type WorkDay = WorkFigures & {
  /** The business day. */
  start: string;
};
export type RecentWorkResponse = {
  /** The first business day. */
  from: string;
  /** The seven days before, together. */
  previous: WorkFigures;
  /** Each day, oldest first and without gaps. */
  series: WorkDay[];
  /** The last one: today. */
  to: string;
  /** All days together. */
  total: WorkFigures;
};
export type WarehouseFiguresResponse = {
  /** Undelivered orders by courier. */
  byCourier: CourierFigures;
  /** Orders that are delivered. */
  delivered: number;
  /** Orders that were delivered or completed today, a business day. */
  deliveredToday: number;
  /** Orders on their way. */
  inTransit: number;
  /** Orders that are paid. */
  paid: number;
  /** Orders that are pending. */
  pending: number;
  /** Orders that were packed, shipped, delivered or completed today, a business day. */
  processedToday: number;
  /** Orders in processing. */
  processing: number;
  /** Orders that are ready. */
  ready: number;
  /** Orders that are ready to be shipped. */
  readyToShip: number;
  /** What was done in the last seven days. */
  recent: RecentWorkResponse;
  /** Orders that are shipped. */
  shipped: number;
  /** All orders there ever were, completed and cancelled ones too. */
  total: number;
};
export type UpdateWarehouseOrderRequest = {
  /** Note for the history. */
  notes?: string | null;
  orderId?: Numeric | null;
  status?: OrderStatusName | null;
  /** The carrier's number. */
  trackingNumber?: string | null;
};
export type WarehouseReportResponse = {
  /** When. */
  createdAt: string;
  /** Identity. */
  id: number;
  /** A free text. */
  notes?: string | null;
  /** The order. */
  orderId: number;
  /** The reporter. */
  processedBy?: number | null;
  /** Their name. */
  processedByName?: string | null;
  /** Its status, as reported. */
  status: OrderStatusName;
};
export type AddWarehouseReportRequest = {
  /** Text of the report, at most 2000 characters. */
  notes?: string | null;
  orderId?: Numeric | null;
  processedBy?: Numeric | null;
  status?: OrderStatusName | null;
};
export type DeliveryState = "pending" | "delivered" | "failed";
export type DeliveryResponse = {
  /** The last attempt. */
  attemptedAt?: string | null;
  /** How often it was tried. */
  attempts: number;
  /** When it happened. */
  createdAt: string;
  /** Why the last attempt failed. */
  error?: string | null;
  /** ID of the event, sent as `webhook-id`; the same for each attempt. */
  event: string;
  /** Identity. */
  id: number;
  /** The event type, or `webhook.test`. */
  kind: string;
  /** Its status. */
  state: DeliveryState;
  /** HTTP status of the last response. */
  status?: number | null;
  /** Which webhook. */
  webhookId: number;
};
export type DeliveryDetailsResponse = DeliveryResponse & {
  /** Start of the last response, at most 2 kB. */
  answer?: string | null;
  /** The request body: JSON as text, exactly as signed. */
  body: string;
};
export type WebhookEvent =
  | "order.placed"
  | "order.changed"
  | "order.paid"
  | "order.shipped"
  | "order.cancelled"
  | "order.refunded"
  | "stock.changed"
  | "stock.low"
  | "product.created"
  | "product.changed"
  | "product.discontinued"
  | "user.registered"
  | "user.approved"
  | "user.rejected"
  | "user.deactivated"
  | "commission.earned"
  | "commission.approved"
  | "commission.paid"
  | "commission.reversed";
export type WebhookResponse = {
  /** When it was created. */
  createdAt: string;
  /** The owner's words for it. */
  description?: string | null;
  /** When it was turned off because it only failed; absent otherwise. */
  disabledAt?: string | null;
  /** Attempts in a row that failed; at 15 it is turned off. */
  failures: number;
  /** Identity. */
  id: number;
  /** Whether it is enabled. */
  isEnabled: boolean;
  /** Event types it subscribes to. */
  kinds: WebhookEvent[];
  /** Until when the secret before signs too; absent when it does not. */
  oldSecretUntil?: string | null;
  /** Its URL. */
  url: string;
};
export type WebhookWithSecretResponse = WebhookResponse & {
  /** Signing secret, shown only once: HMAC-SHA256 by the Standard Webhooks convention, with the bytes after `whsec_`
    as key. */
  secret: string;
};
export type CreateWebhookRequest = {
  /** Description, at most 200 characters. */
  description?: string | null;
  /** Event types it subscribes to, at least one. */
  kinds: WebhookEvent[];
  /** URL: https, and not in a private network. */
  url: string;
};
export type UpdateWebhookRequest = {
  /** Words for it; an empty text removes them. */
  description?: string | null;
  /** The values you saw, field by field, as the API returned them. If one of them has changed since, nothing is
    updated: 409, and `errors` gives its `current` value. If omitted, the update overwrites what others did in the
    meantime. */
  expected?: object | null;
  /** Whether it is enabled. */
  isEnabled?: boolean | null;
  /** Event types it subscribes to. */
  kinds?: WebhookEvent[] | null;
  /** Its URL. */
  url?: string | null;
};
export type ChangedPriceResponse = {
  from?: WireMoney | null;
  /** Its name; absent if it was deleted. */
  name?: string | null;
  /** The product. */
  productId: number;
  /** The region. */
  region: RegionName;
  /** Its SKU; absent if it was deleted. */
  sku?: string | null;
  to?: WireMoney | null;
};
export type PriceChangeDetailsResponse = PriceChangeResponse & {
  /** Its prices. */
  cells: ChangedPriceResponse[];
};
export type PriceWarningName = "largeChange" | "belowCost";
export type RegionPrice = {
  /** Since when it counts. */
  effectiveFrom: string;
  /** The price. */
  price: WireMoney;
  /** The user who set it. */
  setByName?: string | null;
  /** Why it is out of range: it lies further off the base price than the setting `priceCheckPercent`, or below the cost;
    absent when it is not. */
  warnings?: PriceWarningName[] | null;
};
export type RegionPrices = {
  asia?: RegionPrice | null;
  canada?: RegionPrice | null;
  europe?: RegionPrice | null;
  usa?: RegionPrice | null;
};
export type UpcomingPrice = {
  /** From when on it counts. */
  effectiveFrom: string;
  price?: WireMoney | null;
  /** The user who set it. */
  setByName?: string | null;
};
export type UpcomingPrices = {
  asia?: UpcomingPrice | null;
  canada?: UpcomingPrice | null;
  europe?: UpcomingPrice | null;
  usa?: UpcomingPrice | null;
};
export type WholesalerPriceResponse = {
  basePrice?: WireMoney | null;
  /** Its category. */
  category: string;
  /** Its name. */
  name: string;
  /** The prices that count now. */
  prices: RegionPrices;
  /** The product. */
  productId: number;
  /** Its SKU. */
  sku: string;
  suggestedDealerMaxPrice?: WireMoney | null;
  suggestedDealerMinPrice?: WireMoney | null;
  /** Its picture's smallest rendition. */
  thumbImageUrl?: string | null;
  /** The next planned price, if it differs from the current one. */
  upcoming: UpcomingPrices;
};
export type PriceCellRequest = {
  expected?: Numeric | null;
  price: Numeric | null;
  /** The product. */
  productId: number;
  /** The region. */
  region: RegionName;
};
export type SetWholesalerPricesRequest = {
  /** The audience of the prices. */
  audience: PriceAudience;
  /** 1 to 1,000 prices. */
  cells: PriceCellRequest[];
  /** Effective from, at most two years ahead; now if omitted. */
  effectiveFrom?: string | null;
  /** Why; at most 500 characters. */
  note?: string | null;
};
export type FlaggedPriceResponse = {
  from?: WireMoney | null;
  /** Its name. */
  name: string;
  /** The product. */
  productId: number;
  /** Where. */
  region: RegionName;
  /** The new price. */
  to: WireMoney;
  /** Why. */
  warnings: PriceWarningName[];
};
export type WholesalerPricePreview = {
  current?: WireMoney | null;
  from?: WireMoney | null;
  /** Its name. */
  name?: string | null;
  /** Why it cannot be so. */
  problem?: string | null;
  /** The product; absent when a file names one that there is not. */
  productId?: number | null;
  region?: RegionName | null;
  /** The row of the file; previews of a file only. */
  row?: number | null;
  /** Its SKU, or the text in the file. */
  sku?: string | null;
  to?: WireMoney | null;
};
export type PreviewWholesalerPricesRequest = {
  amount?: Numeric | null;
  /** The audience of the prices. */
  audience: PriceAudience;
  /** This category exactly. */
  category?: string | null;
  /** Only products with a price that is out of range. */
  outOfRange?: boolean;
  percent?: Numeric | null;
  /** These products. */
  productIds?: number[] | null;
  /** Words of name, category, SKU or description. */
  q?: string | null;
  /** Which regions. */
  regions: RegionName[];
};
export type PriceFileForm = {
  /** The audience of the prices. */
  audience: PriceAudience;
  /** CSV or XLSX with a column `SKU` and any of `USA`, `Canada`, `Europe`, `Asia`, like the export. An empty cell
    keeps the price, `none` removes it. */
  file: Blob;
};
export type TeamDay = {
  /** The day. */
  day: string;
  /** How many. */
  issues: number;
};
export type TeamPriority = {
  /** How many. */
  issues: number;
  /** The priority. */
  priority: IssuePriorityName;
};
export type TeamStatus = {
  /** How many. */
  orders: number;
  /** The status. */
  status: OrderStatusName;
};
export type TeamPerson = {
  /** Their name. */
  name: string;
  /** Orders they packed, shipped, delivered or completed. */
  orders: number;
  /** Picks they ended, whole or short. */
  picks: number;
  /** The account. */
  userId: number;
};
export type TeamFiguresResponse = {
  /** Hours from report to decision, over the issues decided within thirty days; absent without any. */
  averageResolutionHours?: number | null;
  /** The same over the thirty days before; absent without any. */
  averageResolutionHoursBefore?: number | null;
  /** Issues by the day they were reported: fourteen days, oldest first. */
  issuesPerDay: TeamDay[];
  /** Batches in stock that expire within thirty days. */
  lotsExpiring30: number;
  /** Open issues by priority; each priority once. */
  openIssues: TeamPriority[];
  /** Orders by status; each status once. */
  ordersByStatus: TeamStatus[];
  /** Orders per employee in seven days including today, most first. */
  processedByPerson: TeamPerson[];
  /** Orders that were packed, shipped, delivered or completed today. */
  processedToday: number;
  /** What was done in the last seven days. */
  recent: RecentWorkResponse;
  /** Active products on the list of low stock. */
  stockBelowLow: number;
  /** Active products of which nothing is left. */
  stockOut: number;
};
export type Health = {
  /** Always `ok`; anything else is a problem response. */
  status: string;
};
